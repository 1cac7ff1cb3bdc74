import type { Audience } from '../discounts/audience'
import type { CartLineRequest, LicenceChoice } from '../../cart/cart-request'

export type HeldUse = LicenceChoice & {
  /** "Desktop" */
  name: string
  /** "Desktop, 2–5 users" */
  label: string
}

/** What somebody holds, as far as an upgrade or a renewal must know it. */
export type HeldLicence = {
  number: string
  styles: string[]
  uses: HeldUse[]
  /** Minor units, net of tax, what was given back taken off. */
  paid: { net: number; currency: string }
  /** Its term; null: for ever. */
  months: number | null
  /** Whom it was sold to for less; null: it is for everybody. */
  audience?: Audience | null
}

/** What counts towards a line: it can only make it cheaper, and never below nothing. */
export type UpgradeCredit = { licence: string; paid: number }

export function creditOf({ number, paid }: HeldLicence): UpgradeCredit {
  return { licence: number, paid: paid.net }
}

/** "Paid for KX-7Q4M-RT" */
export function describeCredit({ licence }: UpgradeCredit): string {
  return `Paid for ${licence}`
}

/** The line that would buy exactly what is held. */
export function lineOf({ styles, uses }: Pick<HeldLicence, 'styles' | 'uses'>): CartLineRequest {
  return {
    styles,
    licences: uses.map(({ type, tier, answers }) => ({
      type,
      tier,
      ...(answers && Object.keys(answers).length > 0 ? { answers } : {}),
    })),
  }
}

/** Of one line of a paid order: what it was paid with, and what of that has gone back. */
export type LinePayment = {
  net: number
  refunded: number
  /** What was paid for the licence it replaced, as far as it counted. */
  credit: number
}

/**
 * What was paid for all that a licence holds. `before`: what is left of what was paid for the licence it replaced; money that
 * went back there counts here no more. So no credit ever passes what was paid and kept.
 */
export function paidFor({ net, refunded, credit }: LinePayment, before: number | null): number {
  return Math.max(0, net - refunded) + Math.min(credit, before ?? 0)
}
