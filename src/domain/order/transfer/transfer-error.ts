import { brokenRule } from '../../shop-error'

export class TransfersAreNotTaken extends brokenRule(
  'transfers_not_taken',
  409,
  'This cannot be paid by bank transfer. Pay it by card, or write to us.',
) {}

export class OrderAwaitsTransfer extends brokenRule(
  'awaits_transfer',
  409,
  'This order waits for your bank transfer. Where to send it stands on its page and in your mail.',
) {}

export class OrderIsNoTransfer extends brokenRule(
  'no_transfer',
  409,
  'This order does not wait for a bank transfer.',
) {}
