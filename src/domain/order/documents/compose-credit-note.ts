import { allocate, sumOf } from '../../money/allocate'
import { formatMoney } from '../../money/format-money'
import { dayIn } from '../../tax/day-in-country'
import type { Issue } from './compose-invoice'
import { type DocumentContents, type DocumentLine, isCredit } from './document-contents'
import { creditInOwnCurrency } from './own-currency'
import { restOf, splitRefund, type Sums } from './split-refund'

/** What goes back, tax included. */
export type Credit = {
  amount: number
  /** What of it is tax, as the refund was booked; null: as the invoice is split. */
  tax: number | null
  /** The lines it is for, each with its part of the order's net; none: a part of the whole. */
  lines: readonly { id: string; net: number }[]
  licences: 'kept' | 'revoked' | null
  /** What a gift paid of it, and can be spent again: the invoice took it off, so it is in none of its sums. */
  gift?: { label: string; amount: number }
  /** Where no money goes back: why not, in a sentence. */
  payment?: string
}

type Correction = {
  invoice: DocumentContents
  /** The credit notes that went before. */
  before: readonly DocumentContents[]
  credit: Credit
}

/** Corrects an invoice, in whole or in part: everything but the sums is said as the invoice said it. */
export function composeCreditNote(
  { invoice, before, credit }: Correction,
  { number, at }: Issue,
): DocumentContents {
  const credited = before.map(sumsOf)
  const whole = sumsOf(invoice)
  const tax = credit.tax ?? undefined
  const sums = splitRefund(credit.amount, { invoice: whole, credited, tax })
  const isWhole = before.length === 0 && sums.total === whole.total
  const takesRest = restOf(whole, [...credited, sums]).total === 0
  const isRest = !isWhole && takesRest

  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(invoice.seller.address.country, at),
    ...(isWhole ? {} : { lines: partOf({ invoice, credit, sums, isRest }), allowances: [] }),
    net: sums.net,
    tax: { ...invoice.tax, amount: sums.tax },
    total: sums.total,
    ownCurrency: creditInOwnCurrency(sums, {
      invoice: invoice.ownCurrency,
      credited: before.map((note) => note.ownCurrency),
      takesRest,
    }),
    paid: credit.payment ? 0 : undefined,
    payment: credit.payment ?? HOW_IT_WENT_BACK[invoice.demo ? 'demo' : 'real'],
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    notes: [
      ...(invoice.demo ? ['This is an example from a demo shop. It is no credit note.'] : []),
      ...giftNotes(credit, invoice),
      ...LICENCE_NOTES[credit.licences ?? 'unknown'],
    ],
  }
}

const HOW_IT_WENT_BACK = {
  real: 'Given back the way it was paid.',
  demo: 'Given back in a demo shop: no money was moved.',
} as const

const LICENCE_NOTES: Record<'kept' | 'revoked' | 'unknown', string[]> = {
  kept: ['Its licences stay valid.'],
  revoked: ['The licences given back with it have ended.'],
  unknown: [],
}

function giftNotes({ gift }: Credit, { currency }: DocumentContents): string[] {
  if (!gift) return []
  const money = formatMoney(gift.amount, currency)
  return [`${money} that the credit ${gift.label} paid can be spent again with it.`]
}

export function sumsOf({ net, tax, total }: DocumentContents): Sums {
  return { net, tax: tax.amount, total }
}

type Part = { invoice: DocumentContents; credit: Credit; sums: Sums; isRest: boolean }

/** The lines that go back, after what came off them; or one line that names the amount. Their sum is the net. */
function partOf({ invoice, credit, sums, isRest }: Part): DocumentLine[] {
  const lines = invoice.lines.flatMap((line) => {
    const share = credit.lines.find(({ id }) => id === line.id)
    return share ? [{ ...line, amount: share.net }] : []
  })
  const nets = lines.map(({ amount }) => amount)
  // Money goes back before credit, so it may be more or less than what it paid of these lines; no line falls below nothing.
  if (lines.length < credit.lines.length || sumOf(nets) === 0) {
    return [amountLine(invoice, sums, isRest)]
  }
  const amounts = allocate(sums.net, nets)
  return lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
}

function amountLine({ number }: DocumentContents, { net }: Sums, isRest: boolean): DocumentLine {
  const typeface = `${isRest ? 'The rest' : 'A part'} of invoice ${number}`
  return { id: 'amount', typeface, uses: [], styles: [], amount: net }
}

/** Of all documents of an order what takes an invoice back and stands itself: none that was taken back in its turn. */
export function standingCredits(documents: readonly DocumentContents[]): DocumentContents[] {
  const reversed = documents
    .filter(({ kind }) => kind === 'reversal')
    .map(({ corrects }) => corrects?.number)
  return documents.filter(({ kind, number }) => isCredit(kind) && !reversed.includes(number))
}

/** The invoice of an order that counts: of those that were not cancelled the last of which something is left, else the last. */
export function standingInvoice(documents: readonly DocumentContents[]): DocumentContents | null {
  const cancelled = standingCredits(documents)
    .filter(({ kind }) => kind === 'cancellation')
    .map(({ corrects }) => corrects?.number)
  const standing = documents.filter(
    ({ kind, number }) => kind === 'invoice' && !cancelled.includes(number),
  )
  const isLeft = (one: DocumentContents) =>
    one.total > sumOf(creditsOf(one, documents).map(({ total }) => total))
  return standing.findLast(isLeft) ?? standing.at(-1) ?? null
}

/** What takes back a part of one invoice, or all of it, and stands. */
export function creditsOf(
  { number }: Pick<DocumentContents, 'number'>,
  documents: readonly DocumentContents[],
): DocumentContents[] {
  return standingCredits(documents).filter(({ corrects }) => corrects?.number === number)
}

export type Reversal = {
  creditNote: DocumentContents
  /** `refund_failed`: the buyer's bank could not take the money. `dispute_won`: it paid back what it had taken. */
  why: 'refund_failed' | 'dispute_won'
  /** The licences that had ended with the credit note are valid again. */
  areLicencesBack: boolean
}

const WHY = {
  refund_failed:
    'The money did not reach the buyer and is with the seller again. Nothing is left to pay.',
  dispute_won: 'The buyer’s bank paid back what it had taken. Nothing is left to pay.',
} as const

/** Takes a credit note back, all of it, to the smallest unit: the invoice stands as it stood before. */
export function composeReversal(
  { creditNote, why, areLicencesBack }: Reversal,
  { number, at }: Issue,
): DocumentContents {
  const { demo, seller } = creditNote
  return {
    ...creditNote,
    kind: 'reversal',
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(seller.address.country, at),
    payment: WHY[why],
    corrects: { number: creditNote.number, issuedOn: creditNote.issuedOn },
    notes: [
      ...(demo ? ['This is an example from a demo shop. It is no reversal.'] : []),
      ...(areLicencesBack ? ['The licences that had ended with it are valid again.'] : []),
    ],
  }
}
