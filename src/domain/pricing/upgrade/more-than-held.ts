import type { Audience } from '../discounts/audience'
import type { QuotableLine } from '../quote-cart'
import type { LicenceType } from '../../licensing/licence-type'

/** What a licence holds, as the browser that chooses more must know it. */
export type HeldChoice = {
  number: string
  styles: readonly string[]
  licences: readonly { type: string; tier: string }[]
  paid: number
  currency: string
  /** Whom it was sold to for less; null: it is for everybody. */
  audience: Audience | null
}

/** What is chosen: style ids, and a tier for each licence type. */
type Chosen = {
  styles: string[]
  licences: Record<string, string>
  /** It becomes a licence for everybody. */
  withoutAudience?: boolean
}

/** How a line that upgrades it is priced beside others. */
export function termsOfHeld(
  held: HeldChoice | null | undefined,
  { withoutAudience }: Pick<Chosen, 'withoutAudience'>,
): Pick<QuotableLine, 'credit' | 'audience'> {
  if (!held) return {}
  const credit = { licence: held.number, paid: held.paid }
  return { credit, audience: withoutAudience ? null : held.audience }
}

type Types = readonly Pick<LicenceType, 'key' | 'tiers'>[]

/** Whether a tier is the held one of its licence, or one below it. */
export function isWithinHeld(
  held: HeldChoice,
  { type, tier }: { type: string; tier: string },
  types: Types,
): boolean {
  const own = held.licences.find((one) => one.type === type)
  if (!own) return false
  const tiers = types.find(({ key }) => key === type)?.tiers.map(({ key }) => key) ?? []
  return tiers.indexOf(tier) <= tiers.indexOf(own.tier)
}

/** All that is held, and what is chosen beyond it. */
export function withHeld<Choice extends Chosen>(
  chosen: Choice,
  held: HeldChoice,
  types: Types,
): Choice {
  const beyond = Object.entries(chosen.licences).filter(
    ([type, tier]) => !isWithinHeld(held, { type, tier }, types),
  )
  return {
    ...chosen,
    styles: [...new Set([...held.styles, ...chosen.styles])],
    licences: {
      ...Object.fromEntries(held.licences.map(({ type, tier }) => [type, tier])),
      ...Object.fromEntries(beyond),
    },
  }
}

/** Whether something is chosen that is not held. */
export function addsToHeld({ styles, licences, withoutAudience }: Chosen, held: HeldChoice) {
  const own = new Map(held.licences.map(({ type, tier }) => [type, tier]))
  return (
    Boolean(withoutAudience && held.audience) ||
    styles.some((id) => !held.styles.includes(id)) ||
    Object.entries(licences).some(([type, tier]) => own.get(type) !== tier)
  )
}
