import { afterAll, expect, test } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { OrderLine } from '@/domain/order/order-line'
import type { QuoteAnswer } from '@/domain/quote/quote-answer'
import { acceptQuote, askForQuote, cartOf, viewOf } from '../../../support/money/quotes'
import type { Refusal } from '../../../support/shop/browser'
import { aLine, DESKTOP, WEB } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const client = shop.visitor()
const quote = await aWebQuote()
afterAll(() => shop.close())

async function aWebQuote(): Promise<QuoteAnswer> {
  const agency = shop.visitor()
  const line = await aLine(agency, { slug: 'young-serif', licences: [DESKTOP, WEB] })
  const { body: cart } = await agency.post<PricedCart>('/api/order', { lines: [line] })
  return (await askForQuote(agency, cart)).body
}

/** The cart’s line as it would be sent, with what is told of its use as Web. */
function lineOf({ lines }: PricedCart, web: object) {
  const [line] = lines
  return {
    styles: line!.styles.map(({ id }) => id),
    licences: line!.licences.map(({ type, tier }) =>
      type === 'web' ? { type, tier, ...web } : { type, tier },
    ),
  }
}

function change(cart: PricedCart, lines: object[]) {
  const { cart_key, revision } = cart
  return client.post<PricedCart & Refusal>('/api/order', { cart_key, revision, lines })
}

function domainIn({ lines }: PricedCart): string | undefined {
  return lines[0]?.licences.find(({ type }) => type === 'web')?.answers?.domain
}

test('what was told of its uses stands on a quote and in the cart it is paid in', async () => {
  const { lines } = await viewOf(shop, quote)

  expect(lines.map(({ answers }) => answers)).toEqual([['Domain: example.org']])
  expect(domainIn(await cartOf(client, quote))).toBe('example.org')
})

test('whoever pays corrects it before, and the licence says what was corrected', async () => {
  const before = await cartOf(client, quote)
  const { status, body: after } = await change(before, [
    lineOf(before, { answers: { domain: 'https://www.client.example' } }),
  ])
  const { body: placed } = await acceptQuote(client, quote)
  const order = await requireOrder(shop, placed)
  const [line] = order.lines as unknown as OrderLine[]

  expect([status, domainIn(after), after.net]).toEqual([200, 'client.example', quote.net])
  expect(domainIn(await cartOf(client, quote))).toBe('client.example')
  expect(line?.uses.find(({ type }) => type === 'web')?.answers).toEqual({
    domain: 'client.example',
  })
})

test('nothing else of a quoted line changes with it', async () => {
  const cart = await cartOf(client, quote)
  const told = { answers: { domain: 'client.example' } }
  const line = lineOf(cart, told)
  const [desktop, web] = line.licences
  const refused = await Promise.all(
    [
      [{ ...line, licences: [desktop, { ...web, tier: 'views-100k' }] }],
      [{ ...line, licences: [web] }],
      [{ ...line, styles: [] }],
      [line, line],
      [],
    ].map((lines) => change(cart, lines)),
  )

  const codes = refused.map(({ status, body }) => [status >= 400, body.error.code])
  expect(codes.filter(([isRefused, code]) => !isRefused || code === 'internal')).toEqual([])
  expect(codes[0]).toEqual([true, 'cart_quoted'])
})

test('an answer that is taken out is asked for again at its field, before anything is paid', async () => {
  const cart = await cartOf(client, quote)
  await change(cart, [lineOf(cart, {})])
  const { status, body } = await acceptQuote(client, quote)

  expect([status, (body as unknown as Refusal).error.fields]).toEqual([
    400,
    { 'lines.0.licences.1.answers.domain': 'Write the domain, such as example.org.' },
  ])
})
