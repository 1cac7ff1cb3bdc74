import type { TaxDecision } from '../../tax/tax-decision'
import { formatMoney } from '../../money/format-money'
import type { ExchangeRate } from '../../money/exchange-rate'
import { pick } from '../../own-value'
import { describeTax, sentenceWithoutTax } from '../../tax/describe-tax'
import type {
  DocumentBuyer,
  DocumentContents,
  DocumentLine,
  DocumentSeller,
  DocumentTax,
} from './document-contents'
import { inOwnCurrency } from './own-currency'
import { dayIn } from '../../tax/day-in-country'

/** An order as its invoice needs it; of orders that were placed long ago not all of it is known. */
export type SoldOrder = {
  number: string
  placedAt: Date
  deliveredAt: Date | null
  currency: string
  net: number
  tax: (TaxDecision & { amount: number; sentence?: string | null }) | null
  total: number
  demo: boolean
  isTransfer?: boolean
  seller: DocumentSeller
  buyer: DocumentBuyer
  licensee: string | null
  purchaseOrder: string | null
  lines: DocumentLine[]
  discounts: { label: string; amount: number }[]
  heading: DocumentContents['heading']
  /** Of the seller's settings: VAT is owed in the currency of its country. */
  exchangeRates: readonly ExchangeRate[]
}

/** `received`: staff took this much as payment in full; absent: all of it came. */
export type Issue = { number: string; at: Date; received?: number }

/** Says the frozen order again, and works out nothing. */
export function composeInvoice(
  order: SoldOrder,
  { number, at, received = order.total }: Issue,
): DocumentContents {
  const { seller, buyer, licensee, lines, currency, net, total, demo, heading } = order
  const { country } = seller.address
  const tax = documentTax(order)
  const suppliedOn = dayIn(country, order.deliveredAt ?? at)
  return {
    kind: 'invoice',
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(country, at),
    suppliedOn,
    currency,
    demo,
    seller,
    buyer,
    licensee,
    order: {
      number: order.number,
      placedOn: dayIn(country, order.placedAt),
      purchaseOrder: order.purchaseOrder,
    },
    lines,
    allowances: allowancesOf(order),
    net,
    tax,
    total,
    ownCurrency: inOwnCurrency(
      { net, tax: tax.amount, total },
      { currency, country, day: suppliedOn, rates: order.exchangeRates },
    ),
    ...(received < total ? { paid: received } : {}),
    payment: howPaid(order, received),
    corrects: null,
    notes: demo ? ['This is an example from a demo shop. It is no invoice.'] : [],
    heading,
  }
}

function howPaid({ demo, isTransfer, currency, total }: SoldOrder, received: number): string {
  if (demo) return 'Paid with play money in a demo shop: nothing was charged, and nothing is owed.'
  if (received < total)
    return `${formatMoney(received, currency)} came and were accepted as payment in full. A credit note lets go of the rest: nothing is left to pay.`
  return isTransfer
    ? 'Paid in full by bank transfer. Nothing is left to pay.'
    : 'Paid in full online when it was ordered. Nothing is left to pay.'
}

/** Orders of before kept what came off as a difference alone. */
function allowancesOf({ lines, net, discounts }: SoldOrder): DocumentContents['allowances'] {
  const sum = lines.reduce((all, { amount }) => all + amount, 0)
  const known = discounts.reduce((all, { amount }) => all + amount, 0)
  const rest = sum - known - net
  return rest > 0 ? [...discounts, { label: 'Discount', amount: rest }] : discounts
}

function documentTax({ tax, seller }: Pick<SoldOrder, 'tax' | 'seller'>): DocumentTax {
  const { country } = seller.address
  return taxInWords(
    tax ?? { kind: 'outside_scope' as const, rate: '0', country, amount: 0 },
    country,
  )
}

/** `seller`: the code of its country. */
export function taxInWords(frozen: NonNullable<SoldOrder['tax']>, seller: string): DocumentTax {
  return {
    ...pick(frozen, ['kind', 'rate', 'country', 'amount']),
    label: describeTax(frozen),
    sentence: frozen.sentence || sentenceOf(frozen.kind, { seller, buyer: frozen.country }),
  }
}

/** Null where tax is charged, or where the seller's own words were frozen with the order. */
function sentenceOf(kind: TaxDecision['kind'], countries: { seller: string; buyer: string }) {
  return kind === 'reverse_charge' || kind === 'outside_scope'
    ? sentenceWithoutTax(kind, countries)
    : null
}
