import fc from 'fast-check'
import type { CartLineRequest, LicenceChoice } from '@/domain/cart/cart-request'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { stylesOf } from '@/storefront/shop/shop-choice'
import type { BrowserPrices } from './quote-in-browser'

/** What somebody may want, before it is known what the shop has: places in its lists. */
export type Wish = {
  currency: string
  country: string
  audience: string | null
  coupon: string | null
  lines: WishedLine[]
}

type WishedLine = { typeface: number; styles: number[]; isWhole: boolean; licences: number[][] }

const line: fc.Arbitrary<WishedLine> = fc.record({
  typeface: fc.nat(),
  styles: fc.array(fc.nat(), { minLength: 1, maxLength: 7 }),
  isWhole: fc.nat({ max: 4 }).map((number) => number === 0),
  licences: fc.array(fc.array(fc.nat(), { minLength: 2, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
})

/** The same ones at every run. */
export function randomWishes(
  count: number,
  given: { currencies: string[]; countries: string[]; audiences: string[]; coupons: string[] },
): Wish[] {
  const wish = fc.record({
    currency: fc.constantFrom(...given.currencies),
    country: fc.constantFrom(...given.countries),
    audience: fc.option(fc.constantFrom(...given.audiences), { freq: 3 }),
    coupon: fc.option(fc.constantFrom(...given.coupons), { freq: 3 }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  return fc.sample(wish, { seed: 37, numRuns: count })
}

/** A wish as a request of what is for sale. */
export function linesOf({ lines }: Wish, { choices, rules }: BrowserPrices): CartLineRequest[] {
  const types = rules.licenceTypes.filter(({ kind }) => kind === 'retail')
  return lines.map(({ typeface, styles, isWhole, licences }) => {
    const all = stylesOf(choices[typeface % choices.length]!).map(({ id }) => id)
    const some = styles.map((place) => all[place % all.length]!)
    const tiers = licences.map(([kind = 0, tier = 0]) => {
      const type = types[kind % types.length]!
      return [type.key, { tier: type.tiers[tier % type.tiers.length]!.key, ...told(type) }] as const
    })
    return {
      styles: [...new Set(isWhole ? all : some)],
      licences: [...new Map(tiers)].map(([type, choice]) => ({ type, ...choice })),
    }
  })
}

/** Whatever is asked about a use is answered. */
function told({ questions = [] }: LicenceType): Pick<LicenceChoice, 'answers'> {
  const answers = questions.map(({ key }) => [key, 'example.org'])
  return answers.length > 0 ? { answers: Object.fromEntries(answers) } : {}
}
