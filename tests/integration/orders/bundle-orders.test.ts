import { afterAll, afterEach, expect, test } from 'vitest'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { composeBill } from '@/domain/cart/compose-cart-bill'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { composeMail } from '@/operations/mails/compose-mail'
import { readOrder } from '@/operations/orders/read-order'
import type { Bundle, Mail } from '@/payload-types'
import { ORIGIN, type Browser } from '../../support/shop/browser'
import {
  aLine,
  checkOut,
  confirm,
  createPayment,
  DESKTOP,
  payDemo,
  readStatus,
} from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'
import { readArchive } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
const ALL = { depth: 0, overrideAccess: true, context: { quiet: true } } as const
afterAll(() => shop.close())
afterEach(() => payload.delete({ collection: 'bundles', where: { id: { exists: true } }, ...ALL }))

test('a bundle over two typefaces is one line, one bill, one licence and one archive', async () => {
  const buyer = shop.visitor()
  const styles = [
    ...(await stylesOf('young-serif')),
    ...(await stylesOf('fount-serif', ['Italic'])),
  ]
  await aBundle({ name: 'Old and new', slug: 'old-and-new', styles, price: 8000 })
  const { cart, order } = await buy(buyer, [{ styles, licences: [DESKTOP] }])
  const { licences } = await readStatus(buyer, order)
  const files = await readArchive(await buyer.fetch(licences[0]?.download_url ?? ''))

  expect(cart.lines).toMatchObject([
    {
      typeface: { name: 'Old and new', slug: 'old-and-new' },
      steps: [
        'Fount Serif, one style',
        'Young Serif, one style',
        'Bundle Old and new, 2 styles',
        'Desktop, 1 user',
      ].toSorted(byPlaceIn(cart.lines[0]?.steps ?? [])),
      amount: 8000,
    },
  ])
  expect(licences.map((licence) => licence.styles.toSorted())).toEqual([
    ['Fount Serif Italic', 'Young Serif Regular'],
  ])
  expect(
    files
      .map(({ name }) => name)
      .filter((name) => /\.[ot]tf$/.test(name))
      .toSorted(),
  ).toEqual([
    'Old and new/Desktop/FountSerif-Italic.otf',
    'Old and new/Desktop/YoungSerif-Regular.ttf',
  ])
})

test('the order and the mail of a bundle say which style is whose, and each licence text once', async () => {
  const buyer = shop.visitor()
  const styles = [...(await stylesOf('young-serif')), ...(await stylesOf('instrument-serif'))]
  await aBundle({ name: 'Two serifs', slug: 'two-serifs', styles, price: 9000 })
  const lines = [
    { styles, licences: [DESKTOP] },
    await aLine(buyer, { slug: 'recursive-sans-linear', styles: ['Bold'] }),
  ]
  const { cart, order } = await buy(buyer, lines)
  const shown = await readOrder(payload, { key: order.order_key, origin: ORIGIN })
  const { docs: mails } = await payload.find({ collection: 'mails', sort: '-createdAt', ...ALL })
  const text = (await composeMail(payload, mails[0] as Mail))?.text ?? ''
  const names = ['Instrument Serif Italic', 'Instrument Serif Regular', 'Young Serif Regular']

  expect(shown.lines.map((line) => line.styles.toSorted())).toEqual([names, ['Bold']])
  expect(shown.bill).toEqual(composeBill(cart.lines))
  expect(shown.documents.map(({ kind }) => kind)).toEqual(['licence', 'licence', 'invoice', 'eula'])
  expect(names.filter((name) => text.includes(name))).toEqual(names)
})

async function buy(buyer: Browser, lines: CartLineRequest[]) {
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })
  const { body: order } = await checkOut(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  return { cart, order }
}

async function aBundle({ name = 'Pair', slug = 'pair', styles, price }: Partial<Bundle>) {
  return payload.create({ collection: 'bundles', data: { name, slug, styles, price }, ...ALL })
}

async function stylesOf(slug: string, styles?: string[]): Promise<string[]> {
  return (await aLine(shop.visitor(), { slug, styles })).styles
}

/** The typefaces of a bundle stand in the order of the catalogue. */
function byPlaceIn(list: string[]) {
  return (a: string, b: string) => list.indexOf(a) - list.indexOf(b)
}
