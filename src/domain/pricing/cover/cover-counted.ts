import { percentRounded } from '../../money/decimal'
import type { PricedFamily, PricedStyle, StyleCount } from '../priced-family'
import { coverFamily, isCheaper, isChosen, sumOf, type StyleCover } from './cover-family'
import { partsOff, WHOLE } from './style-count'

/** `bought`: styles that something else pays for already. */
type Choice = { chosen: ReadonlySet<string>; bought: ReadonlySet<string> }

/** A discount as costs are worked out with it: `share` of WHOLE is left of each price. */
type Level = { from: number; share: number }

/**
 * A way to buy what is chosen, with so many styles at single prices that they count. `cost` is in parts of WHOLE of the smallest
 * unit, before rounding. Of many ways one is taken: only its covers are worked out.
 */
type Way = { cost: number; whole: number; counted: PricedStyle[]; covers: () => StyleCover[] }

/** The cheapest way for each number of counted styles; the last is for as many or more. */
type Ways = (Way | undefined)[]

/**
 * By single and family prices, or with a discount for the number of styles at single prices, whichever is less. Like the price of
 * a family, the discount may bring styles along that nobody chose: so one more style never makes the whole cheaper.
 */
export function coverCounted(family: PricedFamily, choice: Choice): StyleCover {
  const plain = coverFamily(family, choice.chosen)
  if (!isChosen(plain)) return plain
  return (family.styleCounts ?? [])
    .map((level) => coverAtLevel(family, level, choice))
    .reduce<StyleCover>(
      (best, one) => (one && isCheaper(one.price, best.price) ? one : best),
      plain,
    )
}

function coverAtLevel(family: PricedFamily, level: StyleCount, choice: Choice): StyleCover | null {
  const share = WHOLE - partsOff(level)
  const way = waysOf(family, { from: level.from, share }, choice)[level.from]
  const cover = way?.covers()[0]
  if (!way || !cover) return null

  const before = way.counted.reduce((sum, style) => sum + (style.price ?? 0), 0)
  const price = before - percentRounded(before, level.percentOff)
  const extra = way.counted.filter(({ id }) => !choice.chosen.has(id))
  const count = { percentOff: level.percentOff, styles: way.counted, extra, price }
  return { ...cover, price: way.whole + price, count }
}

function waysOf(family: PricedFamily, level: Level, choice: Choice): Ways {
  const singly = family.children.reduce(
    (ways, child) => join(ways, waysOf(child, level, choice), level.from),
    ownWays(family, level, choice),
  )
  const separate = singly.map(
    (way) => way && { ...way, covers: () => coversOf(family, way, choice) },
  )
  return withFamilyPrice(separate, family, choice)
}

/** The styles of the typeface itself: all that are chosen, and the cheapest others as far as they are needed to count. */
function ownWays(family: PricedFamily, level: Level, { chosen, bought }: Choice): Ways {
  const own = family.styles.filter(({ id }) => chosen.has(id))
  if (own.some(({ price }) => price === null)) return []

  const others = family.styles
    .filter(({ id, price }) => price && !chosen.has(id) && !bought.has(id))
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  const ways: Ways = []
  for (let more = 0; more <= others.length; more++) {
    // What costs nothing does not count.
    const counted = [...own.filter(({ price }) => price), ...others.slice(0, more)]
    const cost = counted.reduce((sum, { price }) => sum + (price ?? 0) * level.share, 0)
    const place = Math.min(counted.length, level.from)
    ways[place] ??= { cost, whole: 0, counted, covers: () => [] }
    if (place === level.from) break
  }
  return ways
}

function join(left: Ways, right: Ways, most: number): Ways {
  const joined: Ways = []
  left.forEach((a, i) =>
    right.forEach((b, j) => {
      if (!a || !b) return
      const [place, cost] = [Math.min(i + j, most), a.cost + b.cost]
      if (cost >= costAt(joined, place)) return
      joined[place] = {
        cost,
        whole: a.whole + b.whole,
        counted: [...a.counted, ...b.counted],
        covers: () => [...a.covers(), ...b.covers()],
      }
    }),
  )
  return joined
}

function withFamilyPrice(ways: Ways, family: PricedFamily, { chosen }: Choice): Ways {
  const { familyPrice: price } = family
  if (price === null || price * WHOLE >= costAt(ways, 0)) return ways
  const cover = coverFamily(family, chosen)
  if (!isChosen(cover)) return ways
  const covers = () => [{ ...cover, takesFamilyPrice: true, price }]
  return ways.toSpliced(0, 1, { cost: price * WHOLE, whole: price, counted: [], covers })
}

function costAt(ways: Ways, place: number): number {
  return ways[place]?.cost ?? Infinity
}

/** What a way covers of one typeface: nothing where none of it is chosen. */
function coversOf(family: PricedFamily, { covers }: Way, { chosen }: Choice): StyleCover[] {
  const styles = family.styles.filter(({ id }) => chosen.has(id))
  const children = covers()
  const price = sumOf([...styles, ...children].map((part) => part.price))
  const cover = { family, styles, children, takesFamilyPrice: false, price }
  return styles.length + children.length > 0 ? [{ ...cover, separatePrice: price }] : []
}
