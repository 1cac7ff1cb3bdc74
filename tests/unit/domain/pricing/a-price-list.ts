import type { CartLineRequest } from '@/domain/cart/cart-request'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import { priceLine } from '@/domain/pricing/price-line'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import type { PriceRules } from '@/domain/pricing/price-rules'

/** Builders with only the difference spelled. */

export function aFamily(given: Partial<PricedFamily> = {}): PricedFamily {
  return {
    id: 'fraunces',
    name: 'Fraunces',
    familyPrice: 28000,
    styles: stylesAt(
      'fraunces',
      Array.from({ length: 18 }, () => 4500),
    ),
    children: [],
    ...given,
  }
}

/** One style for each price: "fraunces-1", "fraunces-2" … */
export function stylesAt(family: string, prices: (number | null)[]): PricedFamily['styles'] {
  return prices.map((price, index) => ({
    id: `${family}-${index + 1}`,
    name: `Cut ${index + 1}`,
    price,
  }))
}

/** Four families of sixteen styles, and one price for all. */
export function aSuperfamily(): PricedFamily {
  const child = (id: string, name: string) => ({
    id,
    name,
    familyPrice: 16000,
    styles: stylesAt(
      id,
      Array.from({ length: 16 }, () => 6000),
    ),
    children: [],
  })
  return {
    id: 'recursive',
    name: 'Recursive',
    familyPrice: 32000,
    styles: [],
    children: [
      child('sl', 'Sans Linear'),
      child('sc', 'Sans Casual'),
      child('ml', 'Mono Linear'),
      child('mc', 'Mono Casual'),
    ],
  }
}

type TierTable = Record<string, [label: string, multiplier: string]>

export function aLicenceType(
  name: string,
  tiers: TierTable,
  kind: LicenceType['kind'] = 'retail',
): LicenceType {
  return {
    key: name.toLowerCase(),
    name,
    kind,
    unit: '',
    summary: { may: [], may_not: [] },
    formats: [],
    tiers: Object.entries(tiers).map(([key, [label, multiplier]]) => ({
      key,
      label,
      short: label,
      multiplier,
    })),
    eula: { id: `eula-${name.toLowerCase()}`, version: '1', url: '/eula/1' },
  }
}

export function theRules(given: Partial<PriceRules> = {}): PriceRules {
  return {
    currency: 'EUR',
    combinationFactor: '0.75',
    licenceTypes: [
      aLicenceType('Desktop', {
        '1': ['1 user', '1'],
        '2-5': ['2–5 users', '1.5'],
        '6-20': ['6–20 users', '2.5'],
      }),
      aLicenceType('Web', { '10k': ['to 10 000 views', '1'], '100k': ['to 100 000 views', '1.5'] }),
      aLicenceType('App', { '1': ['1 app', '2'], any: ['any number of apps', '8'] }),
      aLicenceType('Trial', { one: ['one month', '0'] }, 'trial'),
    ],
    ...given,
  }
}

export function styleIds(family: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${family}-${index + 1}`)
}

/** What lines cost by themselves; null: one of them is not for sale. */
export function netIn(scopes: readonly PricedFamily[], rules: PriceRules) {
  return (lines: readonly CartLineRequest[]) =>
    lines.reduce<number | null>((sum, line) => {
      const scope = cheapestScope(line, scopes, rules)
      return sum === null || scope === null ? null : sum + priceLine(line, scope, rules).amount
    }, 0)
}
