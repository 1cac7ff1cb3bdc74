import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Refusal } from '../../support/shop/browser'
import { aCart, aLine, chooseCountry, DESKTOP, WEB } from '../../support/shop/buyer'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

type Conflict = Refusal & { cart: PricedCart }

test('a cart answers what it costs, step by step, and reads the same again', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const read = await buyer.get<PricedCart>(`/api/order?cart_key=${cart.cart_key}`)

  expect(read.body).toEqual(cart)
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect(cart.cart_url).toBe(`http://localhost:3000/cart/${cart.cart_key}`)
  expect(cart.lines[0]).toMatchObject({
    typeface: { name: 'Young Serif', slug: 'young-serif' },
    styles: [{ name: 'Regular', typeface: { name: 'Young Serif' } }],
    licences: [{ type: 'desktop', tier: 'users-1', label: 'Desktop, 1 user' }],
    steps: expect.any(Array),
  })
})

test('a change replaces what it names, leaves the rest and raises the revision', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const line = await aLine(buyer, { slug: 'instrument-serif', licences: [DESKTOP, WEB] })
  const licensee = { kind: 'client', name: 'Client', company: 'Client Ltd' }
  const { cart_key } = cart

  const named = await buyer.post<PricedCart>('/api/order', { cart_key, revision: 1, licensee })
  expect(named.body).toMatchObject({ revision: 2, licensee, lines: cart.lines })

  const changed = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision: 2,
    lines: [line],
  })
  expect(changed.body).toMatchObject({ revision: 3, licensee })
  expect(changed.body.lines.map(({ typeface }) => typeface.name)).toEqual(['Instrument Serif'])
})

test('who read an older revision is refused and shown the cart as it is now', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()]
  const { cart_key, lines } = await aCart(one)
  const licensee = { kind: 'self' }
  const first = await one.post<PricedCart>('/api/order', { cart_key, revision: 1, licensee })
  const { status, body } = await other.post<Conflict>('/api/order', {
    cart_key,
    revision: 1,
    lines: [],
  })

  expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'cart_changed' })
  expect(body.cart).toEqual(first.body)
  expect(body.cart.lines).toEqual(lines)
})

test('of fifty changes at once one wins and none is lost', async () => {
  const buyer = shop.visitor()
  const { cart_key } = await aCart(buyer)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      buyer.post<Conflict>('/api/order', {
        cart_key,
        revision: 1,
        licensee: { kind: 'client', name: `Client ${index}` },
      }),
    ),
  )
  const { body } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(body.revision).toBe(2)
})

test.each(['unknown', '', '../../etc', 'a'.repeat(5000), '%00'])(
  'an unknown key is 404, however it is malformed (%#)',
  async (key) => {
    const buyer = shop.visitor()
    const asked = { cart_key: key, revision: 1, lines: [] }
    const read = await buyer.get<Refusal>(`/api/order?cart_key=${encodeURIComponent(key)}`)
    const written = await buyer.post<Refusal>('/api/order', asked)
    const created = await buyer.post<Refusal>('/api/order/stripe/create', asked)

    expect([read.status, written.status, created.status]).toEqual([404, 404, 404])
    expect(read.body).toEqual({
      error: { code: 'cart_not_found', message: 'There is no such cart.' },
    })
  },
)

test('what is not for sale cannot be put in a cart', async () => {
  const buyer = shop.visitor()
  const [young, instrument] = await Promise.all([
    aLine(buyer, { slug: 'young-serif' }),
    aLine(buyer, { slug: 'instrument-serif' }),
  ])
  const codeFor = async (line: unknown) => {
    const { status, body } = await buyer.post<Refusal>('/api/order', { lines: [line] })
    return [status, body.error.code]
  }

  expect(await codeFor({ ...young, styles: ['nobody'] })).toEqual([400, 'style_unknown'])
  expect(await codeFor({ ...young, styles: [] })).toEqual([400, 'invalid'])
  expect(await codeFor({ ...young, styles: [...young.styles, ...instrument.styles] })).toEqual([
    400,
    'styles_of_several_typefaces',
  ])
  expect(await codeFor({ ...young, licences: [{ type: 'trial', tier: 'x' }] })).toEqual([
    400,
    'licence_not_for_sale',
  ])
  expect(await codeFor({ ...young, licences: [{ type: 'desktop', tier: 'users-0' }] })).toEqual([
    400,
    'tier_unknown',
  ])
  expect(await codeFor({ ...young, licences: [DESKTOP, DESKTOP] })).toEqual([400, 'invalid'])
  expect(await codeFor({ ...young, price: 1 })).toEqual([400, 'invalid'])
})

test('a style of a typeface that was withdrawn is not for sale', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'fount-serif' })
  const withdrawn = await aCart(buyer, 'fount-serif')
  await shop.payload.update({
    collection: 'typefaces',
    where: { slug: { equals: 'fount-serif' } },
    data: { _status: 'draft' },
    overrideAccess: true,
  })
  const { status, body } = await buyer.post<Refusal>('/api/order', { lines: [line] })
  const path = `/api/order?cart_key=${withdrawn.cart_key}`
  const { body: left } = await buyer.get<PricedCart>(path)

  expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'style_unknown' })
  expect(left).toMatchObject({ lines: [], total: 0 })
  expect(left.quote_hash).not.toBe(withdrawn.quote_hash)
})

test('a coupon or an audience nobody knows is a fault of its field', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'young-serif' })
  const { status, body } = await buyer.post<Refusal>('/api/order', {
    lines: [line],
    coupon: 'FREE',
    audience: 'nobody',
  })

  expect(status).toBe(400)
  expect(Object.keys(body.error.fields ?? {})).toEqual(['coupon', 'audience'])
})

test('the figures of the client are never believed', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'young-serif' })
  const given = { lines: [line], total: 1, net: 1, state: 'paid', revision: 9 }
  const { body: cart } = await buyer.post<PricedCart>('/api/order', given)
  const { body: honest } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const sold = ({ net, total, currency, state, revision }: PricedCart) => ({
    net,
    total,
    currency,
    state,
    revision,
  })

  expect(sold(cart)).toEqual(sold(honest))
  expect(cart).toMatchObject({ currency: 'EUR', state: 'open', revision: 1 })
})

test('a country raises the revision once, and its repetition does not', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const first = await chooseCountry(buyer, cart)
  const second = await chooseCountry(buyer, cart)

  expect([first.revision, second.revision]).toEqual([2, 2])
  expect(first.quote_hash).not.toBe(cart.quote_hash)
  expect(second.quote_hash).toBe(first.quote_hash)
})
