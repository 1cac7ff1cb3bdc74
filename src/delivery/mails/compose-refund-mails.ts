import { formatMoney } from '@/domain/money/format-money'
import SAID from './buyer-mails.json' with { type: 'json' }
import { composeSaid } from './compose-said'
import type { ComposedMail, CorrectionMail, RefundMail, RefundReversedMail } from './mail-types'

type MoneyBack = Omit<RefundMail, 'ended'>

/** Of whichever mail about money that went back. */
function valuesOf({ orderNumber: number, amount, credit, currency, card }: MoneyBack) {
  return {
    number,
    amount: formatMoney(amount || (credit?.amount ?? 0), currency),
    credit: formatMoney(credit?.amount ?? 0, currency),
    code: credit?.code ?? '',
    ofCredit: amount > 0 ? 'of your credit that went into it' : `of your credit in order ${number}`,
    where: card === null ? 'to where it came from' : `to ${card}`,
    toCard: card === null ? '' : `, to ${card}`,
  }
}

/** What came back, to which card or gift, and which licences ended with it. */
export function composeRefundMail(mail: RefundMail): ComposedMail {
  const { amount, credit, isDispute, isDelivered, orderUrl: url } = mail
  const ended = isDelivered ? mail.ended : []
  const licences = ended.length === 1 ? 'This licence has' : 'These licences have'
  return composeSaid({ ...mail, isPaid: true }, SAID.refund, {
    values: { ...valuesOf(mail), licences },
    urls: { url },
    lists: { ended },
    flags: {
      dispute: amount > 0 && isDispute,
      back: amount > 0 && !isDispute,
      credit: credit !== null,
      undelivered: !isDelivered,
      kept: isDelivered && ended.length === 0,
      ended: ended.length > 0,
    },
  })
}

/** The new invoice, what cancels the old one, and the tax that went back with it. */
export function composeCorrectionMail(mail: CorrectionMail): ComposedMail {
  const { amount, documents, orderUrl: url } = mail
  return composeSaid({ ...mail, isPaid: true }, SAID.invoice_corrected, {
    values: { ...valuesOf(mail), ...documents },
    urls: { url },
    flags: { back: amount > 0, same: amount <= 0 },
  })
}

/** The bank could not take what went back, or gave back what it had taken: what becomes of it, of the licences and of the papers. */
export function composeRefundReversedMail(mail: RefundReversedMail): ComposedMail {
  const { credit, documents, isDispute, isDelivered, orderUrl: url } = mail
  const valid = isDelivered ? mail.back : []
  const [licences, whose] =
    valid.length === 1 ? ['This licence is', 'Its'] : ['These licences are', 'Their']
  const said = isDispute ? SAID.dispute_reversed : SAID.refund_reversed
  return composeSaid({ ...mail, isPaid: true }, said, {
    values: { ...valuesOf(mail), ...documents, licences, whose },
    urls: { url },
    lists: { valid },
    flags: {
      credit: credit !== null,
      valid: valid.length > 0,
      stands: Boolean(documents?.stands),
      note: documents !== null && !documents.stands,
    },
  })
}
