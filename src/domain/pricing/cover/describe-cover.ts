import type { BillStep } from '../../cart/priced-cart'
import { formatAmount } from '../../money/format-money'
import { countInWords, countOf, firstNamesInWords, lowerFirst, pluralOf } from '../../words'
import { percentText } from '../discounts/audience'
import type { StyleCover } from './cover-family'
import type { TakenCount } from './style-count'
import type { PricedCover, TakenBundle } from './cover-styles'
import { type PricedFamily, type PricedStyle, stylesOfFamily } from '../priced-family'
import type { SaleMark } from '../sales'

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

/** The sales that a cover is cheaper by, each once. */
export function salesOfCover(cover: PricedCover): string[] {
  const marks = [...marksOf(cover), ...cover.bundles.map(({ bundle }) => bundle.sale)]
  return [...new Set(marks.flatMap((mark) => mark?.name ?? []))]
}

function marksOf(cover: StyleCover): (SaleMark | undefined)[] {
  if (cover.takesFamilyPrice) return [cover.family.sale]
  const styles = [...cover.styles, ...(cover.count?.extra ?? [])]
  return [...styles.map(({ sale }) => sale), ...cover.children.flatMap(marksOf)]
}

/** "Four styles at 36.00; Spring sale" */
function withSales(text: string, parts: { sale?: SaleMark }[]): string {
  const names = new Set(parts.flatMap(({ sale }) => sale?.name ?? []))
  return names.size > 0 ? `${text}; ${[...names].join(', ')}` : text
}

/** "Bundle Text pair, 4 styles", under the sum it replaces. */
function describeBundle({ bundle, instead }: TakenBundle, place: Place): BillStep[] {
  const replaced = instead.price === null ? [] : describeFamily(instead, place)
  const count = bundle.styles.length
  return [
    ...replaced.map((one) => ({ ...one, struck: true })),
    step(withSales(`Bundle ${bundle.name}, ${countOf(count, 'style')}`, [bundle]), bundle.price),
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

  const text = withSales(familyPriceText(cover.family, place), [cover.family])
  const familyStep = step(text, cover.family.familyPrice ?? 0)
  // Where one style has no price of its own there was no sum to replace.
  const replaced = cover.separatePrice === null ? [] : separate
  return [...replaced.map((one) => ({ ...one, struck: true })), familyStep]
}

/** "Four styles, −20 %", "Four styles, −20 %; Thin comes with it". What they cost singly, and in which sale, stands above it. */
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

  const groups = groupByPrice(priced)
  const name = place.hasSubFamilies ? `${cover.family.name}, ` : ''
  const say = (text: string) => (name ? name + lowerFirst(text) : text)

  if (groups.length > MOST_PRICES) {
    return [step(say(withSales(spanText(priced, place.currency), priced)), sumOf(priced))]
  }
  return groups.map(({ price, styles }) => {
    const at = ` at ${formatAmount(price, place.currency)}`
    const isAlone = groups.length === 1 && styles.length === 1
    const text = withSales(stylesText(styles) + (isAlone ? '' : at), styles)
    return step(say(text), sumOf(styles))
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

/** The dearest first; those of one price in different sales are groups of their own. */
function groupByPrice<T extends { price: number; sale?: SaleMark }>(styles: T[]) {
  const groups = new Map<string, { price: number; name: string; styles: T[] }>()
  for (const style of styles) {
    const { price, sale } = style
    const name = sale?.name ?? ''
    const known = groups.get(`${price} ${name}`)
    if (known) known.styles.push(style)
    else groups.set(`${price} ${name}`, { price, name, styles: [style] })
  }
  return [...groups.values()].toSorted((a, b) => b.price - a.price || (a.name < b.name ? -1 : 1))
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
