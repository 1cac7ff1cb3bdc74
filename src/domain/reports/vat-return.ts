import { type CsvForm, csvTable } from '../csv-table'
import { isInEu } from '../customer/country'
import { plainDecimal } from '../money/decimal'
import { exchange, type ExchangeRate, nationalCurrency, rateFrom } from '../money/exchange-rate'
import { plainAmount } from '../money/format-money'
import { type DocumentContents, isCredit } from '../order/documents/document-contents'
import type { SaleKind } from '../tax/tax-decision'
import { taxPlaceOf } from '../tax/territory'
import { type Period, quarterOf } from './period'

/** Minor units of the euro, net of the tax that stands beside it. */
type OssRow = { country: string; kind: SaleKind; rate: string; net: number; tax: number }

/** What a quarter that was declared before is to be changed by; below zero: tax comes back. */
type OssCorrection = { quarter: string; country: string; tax: number }

/** Sold in a period to a business of another member state that accounts for the tax itself; minor units of the seller's currency. */
type EuSale = { vatId: string; country: string; net: number }

export type VatReturn = {
  /** The seller's, in which sales to businesses are told. */
  currency: string
  oss: OssRow[]
  corrections: OssCorrection[]
  businesses: EuSale[]
  /** Documents that are in none of the sums: no rate of their currency is known. */
  withoutRate: string[]
  /** Nor these: the quarter whose last day's rate they are told at is not over. */
  notOver: string[]
}

type Books = {
  /** Issued in the period. */
  documents: readonly DocumentContents[]
  period: Period
  rates: readonly ExchangeRate[]
  country: string
  /** "2027-07-02" */
  today: string
}

/**
 * What is declared of a period beside the return at home: to the One-Stop-Shop (Directive 2006/112/EC, Article 369g: by member state of
 * consumption and rate, corrections of earlier quarters apart; of a seller from outside the EU Article 364) and in the list of sales to
 * businesses (Article 262). A supply belongs to the quarter it was delivered in; what is corrected in it before it ends was never otherwise.
 */
export function vatReturn({ documents, period, rates, country, today }: Books): VatReturn {
  const currency = nationalCurrency(country) ?? 'EUR'
  const seller = taxPlaceOf({ country, postalCode: null }).taxedAs
  const oss = new Map<string, OssRow>()
  const corrections = new Map<string, OssCorrection>()
  const businesses = new Map<string, EuSale>()
  const withoutRate: string[] = []
  const notOver: string[] = []

  for (const document of documents) {
    const { tax, buyer, number, suppliedOn } = document
    if (!isInEu(tax.country) || tax.country === seller) continue
    if (tax.kind === 'reverse_charge') {
      const net = ownNet(document, currency)
      if (!isInEu(seller) || !buyer.vatId) continue
      if (net === null) withoutRate.push(number)
      else addTo(businesses, buyer.vatId, { vatId: buyer.vatId, country: tax.country, net })
    } else if (tax.kind === 'standard' || tax.kind === 'reduced') {
      const { kind, country } = tax
      const supplied = quarterOf(suppliedOn)
      const sums = inEuro(document, { currency, rates, day: supplied.to })
      if (sums === null) (supplied.to < today ? withoutRate : notOver).push(number)
      else if (supplied.to < period.from) {
        const quarter = quarterName(supplied)
        addTo(corrections, quarter + country, { quarter, country, tax: sums.tax })
      } else {
        const rate = plainDecimal(tax.rate)
        addTo(oss, `${country} ${kind} ${rate}`, { country, kind, rate, ...sums })
      }
    }
  }
  return {
    currency,
    withoutRate,
    notOver,
    oss: inOrder(oss).filter(({ net, tax }) => net !== 0 || tax !== 0),
    corrections: inOrder(corrections).filter(({ tax }) => tax !== 0),
    businesses: inOrder(businesses).filter(({ net }) => net !== 0),
  }
}

/** Whether the One-Stop-Shop declares it: the VAT of a member state that is not the seller's. */
export function isInOss({ kind, country }: DocumentContents['tax'], seller: string): boolean {
  const own = taxPlaceOf({ country: seller, postalCode: null }).taxedAs
  return (kind === 'standard' || kind === 'reduced') && isInEu(country) && country !== own
}

/** Net of what consumers of other member states bought, in the seller's currency, as the threshold of Article 59c counts it. */
export function soldToConsumersAbroad(documents: readonly DocumentContents[], country: string) {
  const currency = nationalCurrency(country) ?? 'EUR'
  const seller = taxPlaceOf({ country, postalCode: null }).taxedAs
  return documents
    .filter(({ tax: { kind }, buyer: { address } }) => {
      const place = taxPlaceOf({ country: address.country, postalCode: address.postalCode })
      const isTaxed = kind === 'standard' || kind === 'reduced'
      return isTaxed && place.taxedAs !== seller && isInEu(place.taxedAs)
    })
    .reduce((sum, document) => sum + (ownNet(document, currency) ?? 0), 0)
}

/** "2027-Q1" */
function quarterName({ from }: Period): string {
  return `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
}

function signOf({ kind }: Pick<DocumentContents, 'kind'>): 1 | -1 {
  return isCredit(kind) ? -1 : 1
}

/** As the document says it in the currency of the seller's country; null: it does not. */
function ownNet(document: DocumentContents, currency: string): number | null {
  const own = document.currency === currency ? document : document.ownCurrency
  return own?.currency === currency ? signOf(document) * own.net : null
}

type Euro = { currency: string; rates: readonly ExchangeRate[]; day: string }

/** At the rate of the last day of the quarter, or the next that is published (Directive 2006/112/EC, Articles 366(2) and 369h(2)); null: none is known. */
function inEuro(document: DocumentContents, { currency, rates, day }: Euro) {
  const rate = rateToEuro(document.currency, { currency, rates, day })
  if (!rate) return null
  const euro = (minor: number) =>
    rate === 'same' ? minor : rate.reduce((sum, one) => exchange(sum, one, one.into), minor)
  return {
    net: signOf(document) * euro(document.net),
    tax: signOf(document) * euro(document.tax.amount),
  }
}

type Step = ExchangeRate & { into: string }

/** Rates lead to the seller's currency: where that is not the euro, its own is taken the other way. */
function rateToEuro(from: string, { currency, rates, day }: Euro): 'same' | Step[] | null {
  if (from === 'EUR') return 'same'
  const own = from === currency ? [] : stepOf(rateFrom(rates, { currency: from, day }), currency)
  if (currency === 'EUR') return own
  const euro = rateFrom(rates, { currency: 'EUR', day })
  if (!own || !euro) return null
  const back = { ...euro, currency, foreign: euro.own, own: euro.foreign, into: 'EUR' }
  return [...own, back]
}

function stepOf(rate: ExchangeRate | null, into: string): Step[] | null {
  return rate && [{ ...rate, into }]
}

function addTo<Row extends { net?: number; tax?: number }>(
  rows: Map<string, Row>,
  key: string,
  row: Row,
): void {
  const known = rows.get(key)
  if (!known) rows.set(key, { ...row })
  else {
    if (known.net !== undefined) known.net += row.net ?? 0
    if (known.tax !== undefined) known.tax += row.tax ?? 0
  }
}

function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

/** A VAT number's letters for a country: Greece has others than ISO's. */
function vatLetters(country: string): string {
  return country === 'GR' ? 'EL' : country
}

/** The quarter, then the corrections of those before it, which have neither rate nor net. */
export function ossCsv({ oss, corrections }: VatReturn, form: CsvForm): string {
  const amount = (minor: number) => ({ number: plainAmount(minor, 'EUR') })
  const rows = oss.map(({ country, kind, rate, net, tax }) => [
    '',
    vatLetters(country),
    kind,
    { number: rate },
    amount(net),
    amount(tax),
  ])
  const corrected = corrections.map(({ quarter, country, tax }) => [
    quarter,
    vatLetters(country),
    '',
    '',
    '',
    amount(tax),
  ])
  const head = ['corrects', 'country', 'kind', 'rate', 'net_eur', 'tax_eur']
  return csvTable([head, ...rows, ...corrected], form)
}

/** As the portal of the Bundeszentralamt für Steuern imports it: the quarter's rows; corrections are entered by hand there. */
export function ossCsvOfGermany({ oss }: VatReturn): string {
  const rows = oss.map(({ country, kind, rate, net, tax }) =>
    [
      vatLetters(country),
      kind.toUpperCase(),
      Number(rate).toFixed(2),
      plainAmount(net, 'EUR'),
      plainAmount(tax, 'EUR'),
    ].join(','),
  )
  const head = 'Land des Verbrauchs,Umsatzsteuertyp,Umsatzsteuersatz,Nettobetrag,Umsatzsteuerbetrag'
  return ['#v1.0', '#ve1.1.0', head, ...rows, ''].join('\r\n')
}

/** `S`: services, which is what licences are (Article 262(1)(c)). */
export function euSalesCsv({ businesses, currency }: VatReturn, form: CsvForm): string {
  const rows = businesses.map(({ vatId, country, net }) => [
    vatLetters(country),
    vatId.replace(/^[A-Z]{2}/, ''),
    { number: plainAmount(net, currency) },
    currency,
    'S',
  ])
  return csvTable([['country', 'vat_number', 'net', 'currency', 'kind'], ...rows], form)
}
