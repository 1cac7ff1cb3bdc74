import { formatMoney } from '../../money/format-money'
import { ownValue } from '../../own-value'
import names from './event-names.json' with { type: 'json' }

type HistoryEvent = { kind: string; by: string; details: Record<string, unknown> }

type Words = (money: string, details: Record<string, unknown>) => string

/** What each kind of event is called in lists of them. */
export const EVENT_NAMES = names

const WORDS: Record<keyof typeof EVENT_NAMES, Words> = {
  placed: (money) => `Ordered, for ${money}.`,
  paid: (money) => `Paid and delivered, ${money}.`,
  transfer_chosen: (money) => `Will be paid by bank transfer, ${money}.`,
  transfer_received: (money, { on }) => `${money} came by bank transfer on ${String(on)}.`,
  cancelled: () => 'Cancelled.',
  review: () => 'Stopped: the payment does not fit.',
  accepted: () => 'Accepted as it came, and delivered.',
  refund_asked: (money, details) => `Wants ${money} to go back${licencesWanted(details)}.`,
  refund_pending: (money, details) => `${money} are on their way${cardOf(details)}.`,
  refund_succeeded: (money, details) =>
    `${money} went back${cardOf(details)}${licencesOf(details)}.`,
  refund_failed: (money, { hadArrived }) =>
    hadArrived === true
      ? `${money} are here again: the buyer’s bank did not take them after all.`
      : `${money} could not go back.`,
  inquiry_opened: (money) =>
    `The buyer’s bank asks about ${money}. No money was taken; answer it at Stripe, or give the money back.`,
  inquiry_closed: (money) => `The bank’s question is closed: ${money} stay.`,
  dispute_opened: (money) => `The buyer’s bank disputes ${money}. Downloads are paused.`,
  dispute_won: (money, { hadArrived }) =>
    hadArrived === true
      ? `The dispute is won after all: ${money} are here again.`
      : `The dispute is won: ${money} stay. Downloads are open again.`,
  dispute_lost: (money) => `The dispute is lost: ${money} are gone, and the licences have ended.`,
  credit_reversed: (_, { creditNote, reversal }) =>
    `Credit note ${String(creditNote)} no longer counts: ${String(reversal)} reverses it.`,
  correction_asked: (money, { invoice, amount }) =>
    amount === 0
      ? `Wants invoice ${String(invoice)} corrected.`
      : `Wants invoice ${String(invoice)} corrected, and ${money} of VAT to go back.`,
  invoice_corrected: (_, { from, cancellation, to }) =>
    `Invoice ${String(to)} takes the place of ${String(from)}, which ${String(cancellation)} cancels.`,
  correction_undone: (_, { invoice, cancelled }) =>
    `Invoice ${String(invoice)} stands again, and ${String(cancelled)} no longer does.`,
  mail_sent: (_, { mail }) => `Mail to the buyer: ${mailOf(mail)}.`,
  mail_failed: (_, { mail }) => `A mail to the buyer could not be delivered: ${mailOf(mail)}.`,
  licence_upgraded: (_, details) => `Licence ${fromTo(details)}, by an upgrade${otherOf(details)}.`,
  licence_renewed: (_, details) => `Licence ${fromTo(details)}, by a renewal${otherOf(details)}.`,
  licence_expired: (_, { licence, next }) =>
    `The term of licence ${String(licence)} is over${next ? `: it goes on as ${String(next)}` : ''}.`,
  licence_changed: (_, { licence, change, user }) =>
    `Licence ${String(licence)} ${typeof user === 'string' ? 'corrected' : 'changed by its holder'}. ${String(change)}`,
  rental_failed: (_, { licence, tries, next }) =>
    `Attempt ${String(tries)} to charge the rental of licence ${String(licence)} failed${typeof next === 'string' ? `; the next is on ${next.slice(0, 10)}` : ', and it was the last'}.`,
  rental_ended: (_, { licence }) =>
    `The rental of licence ${String(licence)} does not renew any more.`,
  rental_resumed: (_, { licence }) =>
    `The rental of licence ${String(licence)} renews itself again.`,
  licence_revoked: (_, { licence }) =>
    `Licence ${String(licence)} revoked, and its downloads with it.`,
  licence_restored: (_, { licence }) => `Licence ${String(licence)} is valid again.`,
  mail_again: (_, { mail, to }) => `Sends a mail again to ${String(to)}: ${mailOf(mail)}.`,
  withdrawn: () => 'The buyer withdrew from the contract: their money goes back within 14 days.',
  proof_sent: (_, { until }) => `The buyer sent a proof: studies end ${String(until)}.`,
  proof_accepted: () => 'The proof is accepted.',
  proof_refused: () => 'The proof is refused.',
  letter: (_, { topic }) => ownValue(LETTERS, String(topic)) ?? LETTERS.order,
  letter_answered: () => 'The letter is answered.',
  note: () => 'Note.',
  vat_check_open: () => 'The VAT number was let pass.',
  vat_check_valid: () => 'The VAT number is confirmed.',
  vat_check_denied: () => 'The VAT number is denied.',
  download: (_, { licence }) => `Fonts of licence ${String(licence)} fetched.`,
}

const LETTERS = {
  question: 'A letter came with a question.',
  order: 'A letter came.',
  refund: 'A letter came: money is to go back.',
}

const MAILS: Record<string, string> = {
  order: 'the fonts',
  licensee: 'the licence, to its licensee',
  payment_failed: 'the payment failed',
  refund: 'money back',
  refund_reversed: 'the money did not go back after all',
  invoice_corrected: 'the corrected invoice',
  proof: 'what became of the proof',
  studies_end: 'studies end soon',
  transfer: 'where to transfer to',
  transfer_reminder: 'the transfer is overdue',
  rental: 'the rental',
}

/** One row of an order's history as a sentence. What nobody found words for is said by its name; of licences that were never there nothing is said. */
export function eventInWords(
  { kind, details: all }: HistoryEvent,
  currency: string,
  { isDelivered }: { isDelivered: boolean },
): string {
  const details = isDelivered ? all : { ...all, licences: null }
  const amount = details.amount ?? details.total
  const money = moneyInWords({ amount, credit: details.credit }, currency)
  return isKnown(kind) ? WORDS[kind](money, details) : `${kind.replaceAll('_', ' ')}.`
}

function isKnown(kind: string): kind is keyof typeof EVENT_NAMES {
  return Object.hasOwn(EVENT_NAMES, kind)
}

/** "41.40 €", "41.40 € and 30.00 € of credit", "30.00 € of credit" */
export function moneyInWords(
  { amount, credit }: { amount?: unknown; credit?: unknown },
  currency: string,
): string {
  const money = typeof amount === 'number' ? formatMoney(amount, currency) : ''
  if (typeof credit !== 'number' || credit === 0) return money
  const given = `${formatMoney(credit, currency)} of credit`
  return amount === 0 ? given : `${money} and ${given}`
}

const NAMES: Record<string, string> = { buyer: 'Buyer', shop: 'Shop', staff: 'Staff' }

/** Of staff by their address, for as long as the row stands. */
export function whoInWords({ by, details }: HistoryEvent, provider: string): string {
  if (by === 'stripe') return provider === 'demo' ? 'Demo payments' : 'Stripe'
  return typeof details.user === 'string' ? details.user : (ownValue(NAMES, by) ?? by)
}

function licencesOf({ licences }: Record<string, unknown>): string {
  if (licences === null) return ''
  return licences === 'revoked' ? ', its licences ended' : ', licences kept'
}

function licencesWanted({ licences }: Record<string, unknown>): string {
  if (licences === null) return ''
  return licences === 'revoked' ? ', and its licences to end' : ', and its licences to stay'
}

function cardOf({ card }: Record<string, unknown>): string {
  return typeof card === 'string' ? ` to ${card}` : ''
}

/** "KX-7Q4M-RT became KX-34CD-FG" */
function fromTo({ from, to }: Record<string, unknown>): string {
  return `${String(from)} became ${String(to)}`
}

function otherOf({ other }: Record<string, unknown>): string {
  return typeof other === 'string' ? `, order ${other}` : ''
}

function mailOf(mail: unknown): string {
  return ownValue(MAILS, String(mail)) ?? String(mail)
}
