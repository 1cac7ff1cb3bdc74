import { isInEu } from '../customer/country'
import standardVat from './standard-vat.json' with { type: 'json' }

export type KnownRate = {
  country: string
  kind: 'standard' | 'reduced'
  /** Per cent, a decimal string. */
  rate: string
  registered: boolean
}

/** Standard rates of the member states, November 2026. */
const STANDARD_VAT = standardVat

/**
 * Known, and not charged until the foundry is registered there. In Guadeloupe, Martinique and Réunion one of France is: Article 296
 * of its CGI.
 */
const OUTSIDE_THE_EU = { GB: '20', NO: '25', CH: '8.1', GP: '8.5', MQ: '8.5', RE: '8.5' }

/**
 * Whether a business accounts for the VAT of what comes from abroad, although its seller is registered there: in the EU (Article 196
 * of Directive 2006/112/EC), Britain (section 8 of the Value Added Tax Act 1994) and Norway (section 11-3 of its VAT Act). In
 * Switzerland with Liechtenstein only where the seller is not registered (Article 45 of the MWSTG), and in the overseas departments,
 * whose rates are for foundries in France. Outside the EU staff may say otherwise.
 */
export function doBusinessesAccount(country: string, ticked?: unknown): boolean {
  if (isInEu(country)) return true
  return typeof ticked === 'boolean' ? ticked : !['CH', 'GP', 'LI', 'MQ', 'RE'].includes(country)
}

/** Rights in a work protected by copyright, § 12 (2) 7c UStG: for a foundry whose adviser says that its fonts are such. */
const REDUCED = { DE: '7' }

/** What a shop begins with: staff see to changes. */
export const KNOWN_RATES: KnownRate[] = [
  ...rowsOf(STANDARD_VAT, { kind: 'standard', registered: true }),
  ...rowsOf(REDUCED, { kind: 'reduced', registered: true }),
  ...rowsOf(OUTSIDE_THE_EU, { kind: 'standard', registered: false }),
]

function rowsOf(rates: Record<string, string>, row: Pick<KnownRate, 'kind' | 'registered'>) {
  return Object.entries(rates).map(([country, rate]) => ({ country, rate, ...row }))
}
