export type ChargeLimits = { least: number; most: number }

/** What Stripe charges at least, in minor units (docs.stripe.com/currencies, "Minimum and maximum charge amounts"). */
const LEAST: Record<string, number> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}

/** Eight digits. */
const MOST = 99_999_999

/** Of a currency that is not listed Stripe itself says at the payment what is too little. */
export function chargeLimits(currency: string): ChargeLimits {
  return { least: LEAST[currency] ?? 1, most: MOST }
}
