import { percentRounded } from '@/domain/money/decimal'
import {
  type PricedBundle,
  type PricedFamily,
  type PricedStyle,
  stylesOfFamily,
} from '@/domain/pricing/priced-family'

/** Something that buys styles for one price: a family bought whole, or a bundle. */
type Whole = { price: number; styles: string[] }

/** The least price of what is chosen, found by trying every selection of families, bundles and single styles. */
export function leastOfAllCovers(family: PricedFamily, chosen: readonly string[]): number {
  const wholes = [...wholesOf(family), ...(family.bundles ?? []).map(wholeOfBundle)]
  const prices = subsetsOf(wholes).flatMap((taken) => {
    const held = new Set(taken.flatMap(({ styles }) => styles))
    const price = taken.reduce((sum, whole) => sum + whole.price, 0)
    const missing = chosen.filter((id) => !held.has(id))
    const others = stylesOfFamily(family).filter(({ id }) => !held.has(id))
    return subsetsOf(others)
      .filter((singles) => missing.every((id) => singles.some((style) => style.id === id)))
      .flatMap((singles) => pricesOfSingles(family, singles).map((singly) => price + singly))
  })
  return Math.min(...prices)
}

function pricesOfSingles(family: PricedFamily, singles: PricedStyle[]): number[] {
  const sum = singles.reduce((whole, { price }) => whole + (price ?? Infinity), 0)
  const counted = singles.filter(({ price }) => price).length
  const levels = (family.styleCounts ?? []).filter(({ from }) => counted >= from)
  return [sum, ...levels.map(({ percentOff }) => sum - percentRounded(sum, percentOff))]
}

function wholesOf(family: PricedFamily): Whole[] {
  const styles = stylesOfFamily(family).map(({ id }) => id)
  const own = family.familyPrice === null ? [] : [{ price: family.familyPrice, styles }]
  return [...own, ...family.children.flatMap(wholesOf)]
}

function wholeOfBundle({ price, styles }: PricedBundle): Whole {
  return { price, styles }
}

function subsetsOf<Value>(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>(
    (all, value) => [...all, ...all.map((one) => [...one, value])],
    [[]],
  )
}
