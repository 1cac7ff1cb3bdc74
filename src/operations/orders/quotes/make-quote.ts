import type { Payload } from 'payload'
import { CartIsEmpty, CartIsPaid } from '@/domain/order/order-error'
import { errorsOfOpenQuestions } from '@/domain/licensing/answers/order-question'
import type { FrozenQuote } from '@/domain/quote/quoted-cart'
import { CartIsQuoted, UpgradeIsNotQuoted } from '@/domain/quote/quote-error'
import type { QuotePerson, QuoteRequest } from '@/domain/quote/parse-quote-request'
import { InvalidRequest } from '@/domain/shop-error'
import type { Quote, Shop } from '@/payload-types'
import { hashOf, makeKey } from '../../secret-key'
import { sellerOf } from '../../seller'
import { readShop } from '../../shop-records'
import type { StoredCart } from '../cart/cart-records'
import type { CartPricing } from '../cart/cart-pricing'
import { errorsOfUses } from '../cart/cart-answers'
import { requireCart } from '../cart/change-cart'
import { priceCart } from '../cart/price-cart'
import { stateNow } from './frozen-quote'
import { createQuote, type NewQuote, type QuoteInputs } from './quote-records'

const DAY_MS = 24 * 3_600_000
const MOST_ATTEMPTS = 20

/** A cart becomes a quote; asked for twice without a change it is the same one, as long as that is open. */
export async function makeQuote(payload: Payload, request: QuoteRequest): Promise<Quote> {
  const { cartKey, ...person } = request
  const found = await requireCart(payload, cartKey)
  if (found.quote !== null) throw new CartIsQuoted()
  if (found.state === 'paid') throw new CartIsPaid()
  const cart = withCountryOf(found, person)
  const pricing = await priceCart(payload, cart, { changed: [] })
  assertQuotable(cart, pricing)
  const same = [cart.id, pricing.quoteHash, cart.purchaseOrder, person]
  return freeze(payload, { pricing, cart, person, requestkey: hashOf(JSON.stringify(same)) })
}

type Destination = Pick<StoredCart, 'country' | 'vatId' | 'vatCheck'>

/** The tax is that of the address, where one is given. A VAT number is one of the cart's own country. */
export function withCountryOf<Cart extends Destination>(
  cart: Cart,
  { address }: Pick<QuotePerson, 'address'>,
): Cart {
  if (address === null || address.country === cart.country) return cart
  return { ...cart, country: address.country, vatId: null, vatCheck: null }
}

/** What a checkout would refuse is not quoted: lines of a quote cannot be mended. */
export function assertQuotable({ lines }: Pick<StoredCart, 'lines'>, pricing: CartPricing): void {
  if (pricing.lines.length + pricing.quote.extras.length === 0) throw new CartIsEmpty()
  const isUpgrade = (line: object) => 'upgradeOf' in line || 'renews' in line
  if (lines.some(isUpgrade)) throw new UpgradeIsNotQuoted()
  const fields = {
    ...errorsOfUses(pricing),
    ...errorsOfOpenQuestions(pricing.orderQuestions, pricing.quote.orderAnswers),
  }
  if (Object.keys(fields).length > 0) throw new InvalidRequest(fields)
}

type Making = {
  pricing: CartPricing
  cart: Pick<StoredCart, 'licensee' | 'vatId' | 'purchaseOrder'>
  person: QuotePerson
  requestkey: string
  /** Of staff. */
  note?: string | null
  validUntil?: Date | null
  madeBy?: string
}

/** One that has ended since gives way to the next. */
export async function freeze(payload: Payload, making: Making): Promise<Quote> {
  const shop = await readShop(payload)
  let { requestkey } = making
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const quote = await createQuote(payload, newQuote(shop, { ...making, requestkey }))
    if (stateNow(quote) === 'open') return quote
    requestkey = hashOf(`${requestkey} ${quote.id}`)
  }
  throw new CartIsQuoted()
}

function newQuote(shop: Shop, { pricing, cart, person, requestkey, ...more }: Making): NewQuote {
  const days = shop.quoteDays ?? 30
  const { quote, discounts } = pricing
  const frozen: Omit<FrozenQuote, 'number' | 'madeAt'> = {
    validUntil: (more.validUntil ?? new Date(Date.now() + days * DAY_MS)).toISOString(),
    seller: sellerOf(shop),
    client: {
      ...{ email: person.email, name: person.name, company: person.company },
      ...{ address: person.address, vatId: cart.vatId },
    },
    licensee: person.licensee ?? cart.licensee ?? { kind: 'self' },
    ...{ purchaseOrder: cart.purchaseOrder, note: more.note ?? null },
    currency: quote.currency,
    lines: pricing.lines.map((line, index) => ({
      ...line,
      ...{ net: quote.lines[index]?.net ?? 0, tax: quote.lines[index]?.tax ?? 0 },
    })),
    extras: quote.extras.map(({ text, amount }) => ({ text, amount })),
    ...{ discounts: quote.discounts, net: quote.net, tax: quote.tax, total: quote.total },
    ...{ eulas: pricing.eulas, coupon: quote.coupon?.amount ? quote.coupon.code : null },
  }
  const couponId = discounts.coupon.kind === 'open' ? discounts.coupon.id : null
  const inputs: QuoteInputs = { ...pricing.inputs, couponId }
  return {
    ...{ key: makeKey('quote'), requestkey, frozen, inputs },
    takesTransfer: Boolean(shop.takesTransfers && shop.bank?.iban),
    madeBy: more.madeBy ?? null,
  }
}
