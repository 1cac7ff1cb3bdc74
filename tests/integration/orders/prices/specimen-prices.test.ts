import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { formatMoney } from '@/domain/money/format-money'
import { stylesOfFamily } from '@/domain/pricing/priced-family'
import { wholePrice } from '@/domain/pricing/cover/cover-styles'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'
import { DEMO_STYLE_COUNTS } from '@/seed/demo-foundry'
import { describeChosen, saleOf } from '@/storefront/typeface/buy/chosen-price'
import { DESKTOP } from '../../../support/shop/buyer'
import { fillDemoPrices } from '../../../support/shop/catalogue/demo-prices'
import { openShop } from '../../../support/shop/open-shop'
import { changeShop } from '../../../support/tax/change-shop'
import { Chance } from '../../../unit/domain/pricing/generated-carts'

/** What a typeface's own page says, and what a cart charges for one user, for whom nothing is multiplied. */
const shop = await openShop()
await fillDemoPrices(shop.payload)
afterAll(() => shop.close())

const views = await Promise.all(
  DEMO_TYPEFACES.map(({ slug }) => findTypefaceView(shop.payload, slug) as Promise<TypefaceView>),
)

/** One cart with a line for each choice; the amount of each. */
async function charged(choices: string[][]): Promise<number[]> {
  const lines = choices.map((styles) => ({ styles, licences: [DESKTOP] }))
  const { body } = await shop.visitor().post<PricedCart>('/api/order', { lines })
  return body.lines.map(({ amount }) => amount)
}

test('the price of every family on its page is what a cart charges for it', async () => {
  const whole = views.filter((view) => stylesOfFamily(view).length > 0)
  const said = whole.map(wholePrice)

  expect(said).toEqual(whole.map(({ familyPrice }) => familyPrice))
  expect(await charged(whole.map((view) => stylesOfFamily(view).map(({ id }) => id)))).toEqual(said)
})

test('a family dearer than all of its styles together is said to cost what they do', async () => {
  await changeShop(shop, { styleCounts: [{ from: 2, percentOff: '60' }] })
  const view = (await findTypefaceView(shop.payload, 'fount-serif')) as TypefaceView
  const [amount] = await charged([view.styles.map(({ id }) => id)])
  await changeShop(shop, { styleCounts: DEMO_STYLE_COUNTS })

  // Five at 45.00 are 225.00; less 60 %: 90.00. The family is 180.00.
  expect([wholePrice(view), amount]).toEqual([9000, 9000])
})

test('what the page says of chosen styles, from four on with what comes off, is what a cart charges', async () => {
  const choices = views.flatMap((view, seed) => {
    const chance = new Chance(seed + 1)
    const ids = stylesOfFamily(view).map(({ id }) => id)
    return [1, 3, 4, 5, 7]
      .filter((count) => count <= ids.length)
      .map((count) => ({ view, styles: chance.shuffled(ids).slice(0, count) }))
  })
  const said = choices.map(({ view, styles }) => describeChosen(saleOf(view), styles).price.EUR)
  const asked = await charged(choices.map(({ styles }) => styles))

  expect(asked.map((amount) => formatMoney(amount, 'EUR'))).toEqual(said)
})
