import type { FieldErrors } from '../shop-error'
import { hasEuConsumerLaw } from '../tax/territory'

/** What a buyer agreed to by a tick of its own: the words that stood beside it, and when. */
type Consent = { words: string; at: string }

/** As an order keeps it. Fields are named as in the API. */
export type Consents = { immediate_delivery?: Consent; rental?: Consent }

/** Both halves are needed, consent and knowledge: Directive 2011/83/EU, article 16 (m). */
export const IMMEDIATE_DELIVERY_WORDS =
  'I agree that delivery begins at once, and I know that my right to withdraw ends with my first download.'

export type Buyer = { country: string; company: string | null; vatId: string | null }

/** A consumer in the EEA may withdraw for fourteen days, unless delivery began with this consent. */
export function needsDeliveryConsent({ country, company, vatId }: Buyer): boolean {
  return hasEuConsumerLaw(country) && !company && !vatId
}

/** A consent that is needed and was not given: an error of its field, or nothing. */
export function errorsOfConsents(buyer: Buyer, given: { immediateDelivery?: true }): FieldErrors {
  if (!needsDeliveryConsent(buyer) || given.immediateDelivery) return {}
  return {
    'consents.immediate_delivery':
      'Agree that delivery begins at once: the fonts are ready as soon as they are paid.',
  }
}

/** What the order keeps. A tick that nobody was asked for says nothing. `rental`: the words beside the button that rents. */
export function consentsOf(buyer: Buyer, at: Date, rental: string | null = null): Consents {
  const consent = (words: string) => ({ words, at: at.toISOString() })
  return {
    ...(needsDeliveryConsent(buyer) && { immediate_delivery: consent(IMMEDIATE_DELIVERY_WORDS) }),
    ...(rental && { rental: consent(rental) }),
  }
}

/** "On 23 November 2026 at 14:05 UTC you agreed: “…”", a sentence for each. */
export function describeConsents(consents: Consents | null | undefined): string[] {
  return Object.values(consents ?? {}).map(
    ({ words, at }: Consent) => `On ${timeInWords(at)} you agreed: “${words}”`,
  )
}

/** "23 November 2026 at 14:05 UTC" */
export function timeInWords(at: string): string {
  const time = new Date(at)
  const shared = { timeZone: 'UTC' } as const
  const day = time.toLocaleDateString('en-GB', { ...shared, dateStyle: 'long' })
  return `${day} at ${time.toLocaleTimeString('en-GB', { ...shared, timeStyle: 'short' })} UTC`
}
