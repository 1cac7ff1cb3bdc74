import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test, vi } from 'vitest'
import type { CartTax, PricedCart } from '@/domain/cart/priced-cart'
import type { DocumentContents } from '@/domain/order/documents/document-contents'
import type { OrderLine } from '@/domain/order/order-line'
import type { Coupon } from '@/domain/pricing/coupon'
import type { CartQuote } from '@/domain/pricing/quote-cart'
import { DEMO_AUDIENCES } from '@/seed/demo-foundry'
import type { Refusal } from '../../../support/shop/browser'
import { checkOut, chooseCountry, confirm, createPayment } from '../../../support/shop/buyer'
import { dropMails } from '../../../support/mails/drop-mails'
import { fillDemoPrices } from '../../../support/shop/catalogue/demo-prices'
import { requireOrder } from '../../../support/shop/delivered'
import { aCoupon } from '../../../support/shop/discounts/coupons'
import { pricesForBrowser, quoteInBrowser } from '../../../support/shop/discounts/quote-in-browser'
import { linesOf, randomWishes, type Wish } from '../../../support/shop/discounts/random-wish'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  vi.restoreAllMocks()
  await stripe.stop()
  await shop.close()
})

/** A coupon of each kind and on each condition; the browser is told no more of one than what the cart answers. */
const COUPONS: Partial<Coupon>[] = [
  { code: 'PERCENT', percent: '12.5', isStackable: true },
  { code: 'ALONE', percent: '33.33' },
  { code: 'ALL', percent: '100', isStackable: true },
  { code: 'EURO', kind: 'amount', amount: 2599, currency: 'EUR', isStackable: true },
  { code: 'DOLLAR', kind: 'amount', amount: 10_001, currency: 'USD', leastTotal: 50_000 },
  { code: 'GIFT', kind: 'credit', amount: 123_456, currency: 'GBP', isStackable: true },
]
const coupons = new Map(COUPONS.map((given) => [given.code ?? '', wholeCoupon(given)]))

await fillDemoPrices(payload)
dropMails(shop)
for (const coupon of coupons.values()) await storeCoupon(coupon)
const prices = await pricesForBrowser(payload)

type Sums = { currency: string; lines: number[]; net: number; tax: number; total: number }

test('of twenty-five random carts the browser, the server, Stripe, the order and the invoice know one sum', async () => {
  const sales = []
  for (const wish of randomWishes(25, {
    currencies: ['EUR', 'USD', 'GBP'],
    countries: ['DE', 'AT', 'CH'],
    audiences: DEMO_AUDIENCES.map(({ key }) => key),
    coupons: [...coupons.keys()],
  })) {
    sales.push(await sell(wish))
  }
  const expected = sales.map(({ browser }) => browser)
  const paid = expected.map((sums) => (sums.total > 0 ? sums : null))

  expect(sales.map(({ refusal }) => refusal)).toEqual(sales.map(({ problem }) => problem))
  expect(sales.map(({ server }) => server)).toEqual(expected)
  expect(sales.map(({ order }) => order)).toEqual(expected)
  expect(sales.map(({ invoice }) => invoice)).toEqual(paid)
  expect(sales.map(({ stripe: told }) => told)).toEqual(
    paid.map((sums) => sums && [sums.total, sums.currency]),
  )
  expect(kindsIn(sales.map(({ quote }) => quote))).toEqual(EVERY_KIND)
  // A family's price brings styles that nobody chose: the cart names them as the order does.
  expect(sales.map(({ told }) => told)).toEqual(sales.map(({ bought }) => bought))
  expect(sales.filter(({ bringsMore }) => bringsMore)).not.toEqual([])
})

/** From the request to the invoice, as each of the five says it. */
async function sell({ country, ...wish }: Wish) {
  const buyer = shop.visitor()
  const lines = linesOf({ ...wish, country }, prices)
  const audience = DEMO_AUDIENCES.find(({ key }) => key === wish.audience) ?? null
  const coupon = stillWorth(coupons.get(wish.coupon ?? ''))
  const request = { lines, currency: wish.currency, audience: wish.audience }
  const before = quoteInBrowser(prices, { ...request, audience, coupon, tax: null })

  const asked = await buyer.post<PricedCart & Refusal>('/api/order', {
    ...request,
    coupon: coupon?.code ?? null,
  })
  const isRefused = asked.status === 400
  const cart = isRefused ? (await buyer.post<PricedCart>('/api/order', request)).body : asked.body
  const priced = await chooseCountry(buyer, cart, { country })
  const taken = isRefused ? null : coupon
  const quote = quoteInBrowser(prices, { ...request, audience, coupon: taken, tax: priced.tax })
  // Of a credit the rest is there for the next cart.
  if (taken?.kind === 'credit') taken.amount -= quote.coupon?.amount ?? 0

  const { body: placed } = await checkOut(buyer, cart, { country })
  const payment = placed.total > 0 ? (await createPayment(buyer, cart)).body : null
  if (payment) {
    stripe.commands.pay(payment.payment_intent)
    await confirm(buyer, cart, payment)
  }
  const intent = stripe.commands.intents().find(({ id }) => id === payment?.payment_intent)
  const order = await requireOrder(shop, placed)
  expect(order.state).toBe('paid')
  return {
    quote,
    problem: before.coupon?.problem ?? null,
    refusal: isRefused ? (asked.body.error.fields?.coupon ?? null) : null,
    browser: sumsOf(quote),
    server: sumsOf(priced),
    stripe: intent ? [intent.amount_received, intent.currency.toUpperCase()] : null,
    order: sumsOf({
      ...order,
      lines: order.lines as unknown as OrderLine[],
      tax: order.tax as unknown as CartTax,
    }),
    invoice: await sumsOfInvoice(order.id),
    told: priced.lines.map(({ styles, covers = styles }) => idsOf(covers)),
    bought: (order.lines as unknown as OrderLine[]).map(({ styles }) => idsOf(styles)),
    bringsMore: priced.lines.some(({ styles, covers = styles }) => covers.length > styles.length),
  }
}

const idsOf = (styles: readonly { id: string }[]) => styles.map(({ id }) => id).toSorted()

/** Nobody writes the code of a credit of which nothing is left. */
function stillWorth(coupon: Coupon | undefined): Coupon | null {
  return coupon && (coupon.kind === 'percent' || coupon.amount > 0) ? coupon : null
}

async function sumsOfInvoice(order: string): Promise<Sums | null> {
  const where = { order: { equals: order } }
  const { docs } = await payload.find({ collection: 'invoices', where, overrideAccess: true })
  return docs[0] ? sumsOf(docs[0].contents as unknown as DocumentContents) : null
}

type Summed = Pick<Sums, 'currency' | 'net' | 'total'> & {
  lines: { amount: number }[]
  tax: { amount: number } | null
}

function sumsOf({ currency, lines, net, tax, total }: Summed): Sums {
  const amounts = lines.map(({ amount }) => amount)
  return { currency, lines: amounts, net, tax: tax?.amount ?? 0, total }
}

/** What of the price rules the carts met. */
function kindsIn(quotes: CartQuote[]) {
  const steps = quotes.flatMap(({ lines }) => lines.flatMap((line) => line.steps))
  const taken = quotes.filter(({ coupon }) => coupon?.amount).map(({ coupon }) => coupon?.code)
  return {
    currencies: [...new Set(quotes.map(({ currency }) => currency))].toSorted(),
    coupons: [...new Set(taken)].toSorted(),
    audiences: [...new Set(quotes.flatMap(({ audience }) => audience?.key ?? []))].toSorted(),
    styleCounts: steps.some((step) => /styles, −20 %/.test(step)),
    families: steps.some((step) => /^Family price|^Superfamily price/.test(step)),
    bundles: steps.some((step) => step.startsWith('Bundle ')),
    free: quotes.some(({ total }) => total === 0),
  }
}

const EVERY_KIND = {
  currencies: ['EUR', 'GBP', 'USD'],
  coupons: [...coupons.keys()].toSorted(),
  audiences: ['non-profit', 'student'],
  styleCounts: true,
  families: true,
  bundles: true,
  free: true,
}

function wholeCoupon(given: Partial<Coupon>): Coupon {
  return {
    code: '',
    label: null,
    kind: 'percent',
    percent: '0',
    amount: 0,
    currency: '',
    leastTotal: 0,
    typefaces: [],
    isStackable: false,
    ...given,
  }
}

async function storeCoupon({ code, kind, percent, amount, ...terms }: Coupon): Promise<void> {
  const { currency, leastTotal, isStackable: stackable } = terms
  const value = kind === 'percent' ? Number(percent) : amount
  await aCoupon(shop, { code, kind, value, currency, leastTotal: leastTotal || null, stackable })
}
