/**
 * The currencies a shop can sell in: of those that Stripe takes, by the digits the shop prints and counts them with. That is
 * ISO 4217, except that the ariary is sold whole, and that dinars and the rial of three digits are counted in hundredths: no card
 * network takes the third (`payments/stripe/stripe-units.ts`).
 */
const DIGITS = {
  2:
    'AED ALL AMD ARS AUD AZN BAM BBD BDT BHD BMD BND BOB BRL BSD BWP BZD CAD CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR ' +
    'FJD GBP GEL GIP GMD GTQ GYD HKD HNL HUF IDR ILS INR JMD JOD KES KGS KHR KWD KYD KZT LAK LBP LKR LSL MAD MDL MKD MNT MOP MUR ' +
    'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SZL THB TJS TND TOP ' +
    'TRY TTD TWD TZS UAH USD UYU UZS WST XCD ZAR ZMW',
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF',
} as const

const DIGITS_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(DIGITS).flatMap(([digits, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(digits)]),
  ),
)

export const CURRENCY_CODES: readonly string[] = [...DIGITS_OF.keys()].toSorted()

/** An order of an older shop may be in a currency that is not sold in any more. */
export function digitsOfCurrency(code: string): number {
  return DIGITS_OF.get(code) ?? 2
}

export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && DIGITS_OF.has(code)
}

/** "Euro", "Swiss Franc". */
export function nameOfCurrency(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
}

/** How many minor units make one of the major: 100 cents a euro. */
export function minorUnitsIn(code: string): number {
  return 10 ** digitsOfCurrency(code)
}
