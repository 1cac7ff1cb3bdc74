import type { CartLineRequest, LicenceChoice } from '../../cart/cart-request'
import type { LicenceType } from '../../licensing/licence-type'
import { type HeldLicence, type HeldUse, lineOf } from './held-licence'
import { UpgradeAddsNothing, UpgradeIsNotSold, UpgradeTakesAway } from './upgrade-error'

type Types = readonly Pick<LicenceType, 'key' | 'kind' | 'tiers'>[]

/** What is held and what is wanted as one line: its styles and all others, its uses with tiers raised, and new ones. */
export function endStateOf(held: HeldLicence, wanted: CartLineRequest): CartLineRequest {
  const own = lineOf(held).licences
  const known = new Set(own.map(({ type }) => type))
  return {
    styles: [...new Set([...held.styles, ...wanted.styles])],
    licences: [
      ...own.map((use) => raised(use, wanted.licences)),
      ...wanted.licences.filter(({ type }) => !known.has(type)),
    ],
    upgradeOf: held.number,
    ...(wanted.withoutAudience ? { withoutAudience: true as const } : {}),
  }
}

/** What was told about a use stays, unless it is told anew. */
function raised(use: LicenceChoice, wanted: readonly LicenceChoice[]): LicenceChoice {
  const other = wanted.find(({ type }) => type === use.type)
  return other ? { ...use, ...other } : use
}

/** Throws a sentence unless the line holds all that is held, no tier below its own, and something more. */
export function assertUpgrade(held: HeldLicence, line: CartLineRequest, types: Types): void {
  if (held.styles.some((style) => !line.styles.includes(style)))
    throw new UpgradeTakesAway({ number: held.number, what: 'more styles than these' })

  const steps = held.uses.map((use) => stepOf(use, { held, line, types }))
  const adds =
    line.styles.length > held.styles.length ||
    line.licences.length > held.uses.length ||
    (line.withoutAudience && held.audience)
  if (!adds && steps.every((step) => step === 0))
    throw new UpgradeAddsNothing({ number: held.number })
}

/** By how many tiers a use goes up. */
function stepOf(
  use: HeldUse,
  { held, line, types }: { held: HeldLicence; line: CartLineRequest; types: Types },
): number {
  const tiers = tiersOf(use, types)
  const from = tiers.indexOf(use.tier)
  if (from < 0) throw new UpgradeIsNotSold({ number: held.number, what: use.label })

  const choice = line.licences.find(({ type }) => type === use.type)
  const to = choice ? tiers.indexOf(choice.tier) : -1
  // A tier that is none is refused by its price, in words of its own.
  if (choice && to < 0) return 1
  if (to < from) throw new UpgradeTakesAway({ number: held.number, what: use.label })
  return to - from
}

function tiersOf(use: HeldUse, types: Types): string[] {
  const type = types.find(({ key, kind }) => key === use.type && kind === 'retail')
  return type?.tiers.map(({ key }) => key) ?? []
}
