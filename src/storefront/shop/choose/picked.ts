import { isRecord } from '@/domain/is-record'
import type { LicenceBySize } from '@/domain/licensing/licence-by-size'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { termOf } from '@/domain/licensing/term'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { BillStep } from '@/domain/cart/priced-cart'
import { ownValue } from '@/domain/own-value'
import { cheapestScope, type PricingPlace } from '@/domain/pricing/price-in-scopes'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { addsToHeld, type HeldChoice, termsOfHeld } from '@/domain/pricing/upgrade/more-than-held'
import { ShopError } from '@/domain/shop-error'
import {
  readFromSession,
  removeFromSession,
  storeInSession,
} from '../../shell/requests/browser-storage'
import { type ShopChoice, stylesOf } from '../shop-choice'

/** What a visitor has picked of one typeface: style ids, and a tier for each licence type. */
export type Picked = {
  styles: string[]
  licences: Record<string, string>
  /** What was told of the uses of a line that is being changed, by licence type. */
  answers?: Record<string, Record<string, string>>
  /** The licence that is upgraded becomes one for everybody. */
  withoutAudience?: boolean
}

export const NOTHING_PICKED: Picked = { styles: [], licences: {} }

type Place = {
  choice: ShopChoice
  choices: readonly ShopChoice[]
  /** The licence that is upgraded. */
  held?: HeldChoice | null
}

/** What is paid, and the steps that add up to it. */
export type ChosenQuote = { bill: BillStep[]; amount: number }

/** The licences a visitor may choose alone; trial and special ones are requested elsewhere. */
export function retailLicences(rules: PriceRules): LicenceType[] {
  return rules.licenceTypes.filter((type) => type.kind === 'retail')
}

/** Those by agreement. */
export function specialLicences(rules: PriceRules): LicenceType[] {
  return rules.licenceTypes.filter((type) => type.kind === 'special')
}

export function lineOf(picked: Picked, upgradeOf?: string) {
  const licences = Object.entries(picked.licences).map(([type, tier]) => {
    const answers = ownValue(picked.answers, type)
    return answers ? { type, tier, answers } : { type, tier }
  })
  return {
    styles: picked.styles,
    licences,
    ...(upgradeOf ? { upgradeOf } : {}),
    ...(upgradeOf && picked.withoutAudience ? { withoutAudience: true as const } : {}),
  }
}

/** The lowest price of what is picked, which may be by a bundle over several of the choices. Of an upgrade the shop itself compares terms. */
export function quoteOf(
  picked: Picked,
  { choice, choices, held }: Place,
  rules: PriceRules,
): { kind: 'priced'; quote: ChosenQuote } | { kind: 'refused'; sentence: string } {
  const line = lineOf(picked)
  try {
    if (!held) termOf(line.licences, rules.licenceTypes)
    const quote = quoteLine(line, { choice, choices, terms: termsOfHeld(held, picked) }, rules)
    const off = quote.discounts.map(({ label, amount }): BillStep => {
      return { text: label, amount: -amount, role: 'addend', struck: false }
    })
    const bill = [...quote.lines.flatMap((one) => one.bill), ...off]
    return { kind: 'priced', quote: { bill, amount: quote.net } }
  } catch (error) {
    if (error instanceof ShopError) return { kind: 'refused', sentence: error.message }
    throw error
  }
}

/** Where an offer to what is picked is priced: as the bill is. */
export function placeOf(
  picked: Picked,
  { choice, choices, held }: Place,
  rules: PriceRules,
): PricingPlace {
  const place = { family: choice, scopes: choices, rules }
  if (!held) return place
  const terms = termsOfHeld(held, picked)
  return { ...place, netWith: (line) => quoteLine(line, { choice, choices, terms }, rules).net }
}

type Terms = Omit<Place, 'held'> & { terms: ReturnType<typeof termsOfHeld> }

function quoteLine(line: CartLineRequest, { choice, choices, terms }: Terms, rules: PriceRules) {
  const family = cheapestScope(line, choices, rules) ?? choice
  return quoteCart([{ line, family, ...terms }], { rules, tax: null })
}

/** What is missing before it can go into the cart; null: nothing. */
export function missingIn(
  picked: Picked,
  held: HeldChoice | null,
  bySize: LicenceBySize | null = null,
): string | null {
  if (!picked.styles.length) return 'Choose a style'
  if (!Object.keys(picked.licences).length) return bySize ? 'Choose the size' : 'Choose a licence'
  return held && !addsToHeld(picked, held) ? 'Choose what to add' : null
}

export function withStyle(picked: Picked, style: string, isPicked: boolean): Picked {
  const others = picked.styles.filter((id) => id !== style)
  return { ...picked, styles: isPicked ? [...others, style] : others }
}

export function withStyles(picked: Picked, styles: string[]): Picked {
  return { ...picked, styles: [...new Set([...picked.styles, ...styles])] }
}

/** The one tier of the one licence: there is nothing to choose. */
export function soleTier(types: readonly LicenceType[]): { type: string; tier: string } | null {
  const [type, ...others] = types.filter(({ kind }) => kind === 'retail')
  const [tier, ...more] = type?.tiers ?? []
  if (!type || !tier || others.length + more.length > 0 || type.onRequest?.length) return null
  return { type: type.key, tier: tier.key }
}

/** Null removes the licence. */
export function withTier(picked: Picked, type: string, tier: string | null): Picked {
  const licences = { ...picked.licences }
  delete licences[type]
  return { ...picked, licences: tier === null ? licences : { ...licences, [type]: tier } }
}

/** What is picked of a typeface, of a line of the cart, or beside a licence, survives a reload of the page. */
export function storePicked(of: string, picked: Picked): void {
  if (picked === NOTHING_PICKED) return
  storeInSession(nameOf(of), picked)
}

export function readPicked(of: string, choice: ShopChoice): Picked {
  const picked = readStored(of)
  return picked === NOTHING_PICKED ? picked : knownIn(picked, choice)
}

export function readStored(of: string): Picked {
  return readFromSession(nameOf(of), isPicked) ?? NOTHING_PICKED
}

export function removePicked(of: string): void {
  removeFromSession(nameOf(of))
}

/** Styles may have left the shop since. */
export function knownIn(picked: Picked, choice: ShopChoice): Picked {
  const known = new Set(stylesOf(choice).map((style) => style.id))
  return { ...picked, styles: picked.styles.filter((style) => known.has(style)) }
}

/** By a slug, the id of a line, or the number of a licence. */
function nameOf(of: string): string {
  return `picked:${of}`
}

function isPicked(value: unknown): value is Picked {
  if (!isRecord(value) || !Array.isArray(value.styles) || !isRecord(value.licences)) return false
  const texts = [...value.styles, ...Object.values(value.licences)]
  return texts.every((text) => typeof text === 'string')
}

/** What a line of the cart holds, and the licence it upgrades. */
export type PickedInLine = { picked: Picked; held: HeldChoice | null }
