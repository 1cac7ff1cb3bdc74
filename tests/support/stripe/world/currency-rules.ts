import { invalid } from '../server/stripe-refusal'

/** Presentment currencies of docs.stripe.com/currencies, written down apart from the shop's own list. */
const TWO_DECIMAL = words(`
  aed afn all amd ang aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop crc cve czk dkk dop
  dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad
  mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek
  sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah usd uyu uzs wst xcd xcg yer zar zmw`)
const ZERO_DECIMAL = words('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf')
/** The last digit must be 0. */
const THREE_DECIMAL = words('bhd jod kwd omr tnd')
/** Sent with two digits that are always 00. */
const WHOLE = words('isk ugx')

export function isKnownCurrency(currency: string): boolean {
  return [TWO_DECIMAL, ZERO_DECIMAL, THREE_DECIMAL, WHOLE].some((known) => known.has(currency))
}

export function refuseFractions(amount: number, currency: string): void {
  const step = WHOLE.has(currency) ? 100 : THREE_DECIMAL.has(currency) ? 10 : 1
  if (amount % step === 0) return
  throw invalid(`Amounts in ${currency} must be divisible by ${step}.`, { param: 'amount' })
}

/** What a card statement says: 45 of 4500 cents. */
export function statementAmount(amount: number, currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return amount
  return amount / (THREE_DECIMAL.has(currency) ? 1000 : 100)
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
