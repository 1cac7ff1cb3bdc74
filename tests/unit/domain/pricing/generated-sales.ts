import { familyInList, listOfAccount, type PriceList } from '@/domain/pricing/price-list'
import { type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import { listOnDay, NO_HISTORY, type Sale } from '@/domain/pricing/sales-of-day'
import { Chance } from './generated-carts'

export function aSale(given: Partial<Sale> = {}): Sale {
  return {
    id: 'spring',
    name: 'Spring sale',
    firstDay: '2026-12-01',
    lastDay: '2026-12-10',
    percentOff: '20',
    prices: {},
    on: null,
    licences: [],
    ...given,
  }
}

export const onStyles = (...styles: string[]): Sale['on'] => ({
  typefaces: [],
  bundles: [],
  styles,
})

/** Up to three sales of a day: of everything or of a part, by percent or price, some of one licence type. */
export function randomSales(chance: Chance, family: PricedFamily, licences: string[]): Sale[] {
  return Array.from({ length: chance.below(4) }, (_, index) => {
    const styles = chance.some(stylesOfFamily(family)).map(({ id }) => id)
    const part = { typefaces: chance.some([family.id]), styles, bundles: [] }
    return aSale({
      id: `sale ${index}`,
      name: `Sale ${index}`,
      percentOff: chance.below(3) === 0 ? null : chance.one(['10', '33.33', '50', '99']),
      prices: { EUR: 1 + chance.below(5000) },
      on: chance.below(3) === 0 ? null : part,
      licences: chance.below(3) === 0 && licences.length > 0 ? [licences[0]!] : [],
    })
  })
}

export const DAY = '2026-12-05'

export function inSales(sales: Sale[], list: PriceList = listOfAccount('EUR')): PriceList {
  return listOnDay(list, DAY, { sales, history: NO_HISTORY })
}

/** Every third of the cases in a sale, the same on every machine. */
export function someInSale<Case extends { family: PricedFamily }>(
  cases: Case[],
  licencesOf: (one: Case) => string[] = () => [],
): Case[] {
  return cases.map((one, seed) => {
    if (seed % 3 !== 0) return one
    const sales = randomSales(new Chance(seed + 5), one.family, licencesOf(one))
    return { ...one, family: familyInList(one.family, inSales(sales)) }
  })
}
