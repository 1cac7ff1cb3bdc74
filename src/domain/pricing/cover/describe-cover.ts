import type { BillStep } from '../../cart/priced-cart'
import { formatAmount } from '../../money/format-money'
import { countInWords, countOf, firstNamesInWords, lowerFirst, pluralOf } from '../../words'
import { percentText } from '../discounts/audience'
import type { StyleCover } from './cover-family'
import type { TakenCount } from './style-count'
import type { PricedCover, TakenBundle } from './cover-styles'
import { type PricedFamily, type PricedStyle, stylesOfFamily } from '../priced-family'

/** Up to this many prices are said one by one, more as a span. */
const MOST_PRICES = 3

/** The price of the styles in words: "Four styles at 45.00", "Family price, all 18 styles". */
export function describeCover(cover: PricedCover, currency: string): BillStep[] {
  const hasSubFamilies = groupsOf(cover.family) > 1
  const place = { currency, isRoot: true, hasSubFamilies, isCounted: false }
  return [
    ...describeFamily(cover, place),
    ...cover.bundles.flatMap((taken) => describeBundle(taken, place)),
  ]
}

/** "Bundle Text pair, 4 styles", under the sum it replaces. */
function describeBundle({ bundle, instead }: TakenBundle, place: Place): BillStep[] {
  const replaced = instead.price === null ? [] : describeFamily(instead, place)
  const count = bundle.styles.length
  return [
    ...replaced.map((one) => ({ ...one, struck: true })),
    step(`Bundle ${bundle.name}, ${countOf(count, 'style')}`, bundle.price),
  ]
}

/** `isCounted`: a discount for the number of styles replaces the single prices. */
type Place = { currency: string; isRoot: boolean; hasSubFamilies: boolean; isCounted: boolean }

function describeFamily(cover: StyleCover, above: Place): BillStep[] {
  const place = { ...above, isCounted: above.isCounted || cover.count !== undefined }
  const separate = [
    ...describeSingles(cover, place).map((one) => ({ ...one, struck: place.isCounted })),
    ...cover.children.flatMap((child) => describeFamily(child, { ...place, isRoot: false })),
    ...(cover.count ? [describeCount(cover.count, cover.family, place)] : []),
  ]
  if (!cover.takesFamilyPrice) return separate

  const familyStep = step(familyPriceText(cover.family, place), cover.family.familyPrice ?? 0)
  // Where one style has no price of its own there was no sum to replace.
  const replaced = cover.separatePrice === null ? [] : separate
  return [...replaced.map((one) => ({ ...one, struck: true })), familyStep]
}

/** "Four styles, −20 %", "Four styles, −20 %; Thin comes with it" */
function describeCount(count: TakenCount, { name }: PricedFamily, place: Place): BillStep {
  const { styles, extra, percentOff, price } = count
  const names = firstNamesInWords(extra.map((style) => style.name))
  const along = extra.length > 0 ? `; ${names} ${extra.length > 1 ? 'come' : 'comes'} with it` : ''
  const text = `${stylesText(styles)}, ${percentText(percentOff)}${along}`
  return step(place.isRoot ? text : `${name}, ${lowerFirst(text)}`, price)
}

function describeSingles(cover: StyleCover, place: Place): BillStep[] {
  const priced = cover.styles.filter(hasPrice)
  if (priced.length === 0) return []

  const byPrice = groupByPrice(priced)
  const name = place.hasSubFamilies ? `${cover.family.name}, ` : ''
  const say = (text: string) => (name ? name + lowerFirst(text) : text)

  if (byPrice.size > MOST_PRICES) {
    return [step(say(spanText(priced, place.currency)), sumOf(priced))]
  }
  return [...byPrice]
    .toSorted(([a], [b]) => b - a)
    .map(([price, styles]) => {
      const at = ` at ${formatAmount(price, place.currency)}`
      const isAlone = byPrice.size === 1 && styles.length === 1
      return step(say(stylesText(styles) + (isAlone ? '' : at)), sumOf(styles))
    })
}

function familyPriceText(family: PricedFamily, place: Place): string {
  const count = stylesOfFamily(family).length
  const all = count === 1 ? 'one style' : `all ${count} styles`
  if (!place.isRoot) return `${family.name}, ${all}`
  return place.hasSubFamilies ? 'Superfamily price' : `Family price, ${all}`
}

/** "Four styles", "Two variable styles" */
function stylesText(styles: Pick<PricedStyle, 'typ'>[]): string {
  const kind = styles.every(({ typ }) => typ === 'variable') ? 'variable style' : 'style'
  return `${countInWords(styles.length)} ${pluralOf(styles.length, kind)}`
}

function spanText(styles: (PricedStyle & { price: number })[], currency: string): string {
  const prices = styles.map((style) => style.price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const span = `${formatAmount(lowest, currency)} to ${formatAmount(highest, currency)}`
  return `${stylesText(styles)} at ${span}`
}

function groupByPrice<T extends { price: number }>(styles: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const style of styles) groups.set(style.price, [...(groups.get(style.price) ?? []), style])
  return groups
}

function groupsOf(family: PricedFamily): number {
  const own = family.styles.length > 0 ? 1 : 0
  return family.children.reduce((sum, child) => sum + groupsOf(child), own)
}

function hasPrice(style: PricedStyle): style is PricedStyle & { price: number } {
  return style.price !== null
}

function sumOf(styles: { price: number }[]): number {
  return styles.reduce((sum, style) => sum + style.price, 0)
}

function step(text: string, amount: number): BillStep {
  return { text, amount, role: 'inner', struck: false }
}
