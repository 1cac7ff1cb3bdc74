import type { Payload } from 'payload'
import { errorsOfOpenQuestions } from '@/domain/licensing/answers/order-question'
import { LIMITS, mailbox } from '@/domain/limits/limits'
import { CartIsEmpty, CartIsPaid } from '@/domain/order/order-error'
import { pick } from '@/domain/own-value'
import type { QuotePerson, QuoteRequest } from '@/domain/quote/parse-quote-request'
import { extrasIn, type StaffQuote } from '@/domain/quote/parse-staff-quote'
import { CartIsQuoted, RentalIsNotQuoted, UpgradeIsNotQuoted } from '@/domain/quote/quote-error'
import { InvalidRequest } from '@/domain/shop-error'
import { endOfDay } from '@/domain/tax/day-in-country'
import { isSameTaxPlace } from '@/domain/tax/territory'
import { type VatCheck, vatAnswerOf } from '@/domain/tax/vat-check'
import type { Quote, Shop } from '@/payload-types'
import { countRequest } from '../../limits/count-requests'
import { createCart, findCart, NOTHING_CHOSEN, type StoredCart } from '../../records/carts'
import { createQuote, type NewQuote, type QuoteInputs } from '../../records/quotes'
import { readShop } from '../../records/shop'
import { hashOf, makeKey } from '../../secret-key'
import { sellerOf } from '../../shop-seller'
import { WRONG_DIGIT } from '../../tax/check-digits'
import { type CartPricing, pricingOf } from '../cart/cart-pricing'
import { checkLines, checkVatIdOf, requireCart } from '../cart/change-cart'
import { errorsOfUses, priceCart } from '../cart/price-cart'
import { readPricedCart } from '../cart/read-priced-cart'
import { frozenQuoteOf, inputsOf, stateNow } from './price-quoted-cart'
import { sendQuote } from './quote-by-hand'

const DAY_MS = 24 * 3_600_000

const MOST_ATTEMPTS = 20

/** A cart becomes a quote, and its link goes to who made it; asked for twice without a change it is the same one, as long as that is open. */
export async function makeQuote(payload: Payload, request: QuoteRequest): Promise<Quote> {
  const { cartKey, ...person } = request
  const found = await requireCart(payload, cartKey)
  if (found.quote !== null) throw new CartIsQuoted()
  if (found.state === 'paid') throw new CartIsPaid()
  const cart = await withTaxOf(payload, found, person)
  const pricing = await priceCart(payload, cart, { changed: [] })
  assertQuotable(cart, pricing)
  await countRequest(payload, LIMITS.quoteOfEmail, mailbox(person.email))
  const same = [cart.id, pricing.quoteHash, cart.purchaseOrder, person]
  const requestkey = hashOf(JSON.stringify(same))
  const quote = await freezeQuote(payload, { pricing, cart, person, requestkey })
  await sendQuote(payload, quote, 'made')
  return quote
}

type Destination = Pick<StoredCart, 'country' | 'postalCode' | 'vatId' | 'vatCheck'>

/** The tax is that of the address and the number, where they are given. A cart's own number is one of the cart's own country. */
async function withTaxOf<Cart extends Destination>(
  payload: Payload,
  cart: Cart,
  { address, vatId }: Pick<QuotePerson, 'address' | 'vatId'>,
): Promise<Cart> {
  if (address === null) return cart
  const place = { country: address.country, postalCode: address.postal_code }
  if (vatId !== null) {
    const vatCheck = await checkVatIdOf(payload, { ...place, vatId }, cart.vatCheck)
    assertNotDenied(vatCheck)
    return { ...cart, ...place, vatId, vatCheck }
  }
  if (isSameTaxPlace({ ...cart, country: cart.country ?? '' }, place)) return { ...cart, ...place }
  return { ...cart, ...place, vatId: null, vatCheck: null }
}

/** A quote is not seen before it goes out: a number that counts for nothing would raise its total unseen. */
function assertNotDenied(check: VatCheck | null): void {
  if (check?.valid !== false) return
  throw new InvalidRequest({ vat_id: vatAnswerOf(check, null)?.message ?? WRONG_DIGIT })
}

/** What a checkout would refuse is not quoted: lines of a quote cannot be mended. */
function assertQuotable({ lines }: Pick<StoredCart, 'lines'>, pricing: CartPricing): void {
  if (pricing.lines.length + pricing.quote.extras.length === 0) throw new CartIsEmpty()
  const isUpgrade = (line: object) => 'upgradeOf' in line || 'renews' in line
  if (lines.some(isUpgrade)) throw new UpgradeIsNotQuoted()
  if (pricing.lines.some(({ rental }) => rental)) throw new RentalIsNotQuoted()
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
  validUntil?: string | null
  madeBy?: string
}

/** One that has ended since gives way to the next. */
export async function freezeQuote(payload: Payload, making: Making): Promise<Quote> {
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
  const validUntil = more.validUntil
    ? endOfDay(shop.country, more.validUntil)
    : new Date(Date.now() + days * DAY_MS)
  const frozen: NewQuote['frozen'] = {
    validUntil: validUntil.toISOString(),
    seller: sellerOf(shop),
    client: { ...pick(person, ['email', 'name', 'company', 'address']), vatId: cart.vatId },
    licensee: person.licensee ?? cart.licensee ?? { kind: 'self' },
    purchaseOrder: cart.purchaseOrder,
    note: more.note ?? null,
    ...pick(quote, ['currency', 'discounts', 'net', 'tax', 'total']),
    lines: pricing.lines.map((line, index) => ({
      ...line,
      net: quote.lines[index]?.net ?? 0,
      tax: quote.lines[index]?.tax ?? 0,
    })),
    extras: quote.extras.map(({ text, amount }) => ({ text, amount })),
    eulas: pricing.eulas,
    coupon: quote.coupon?.amount ? quote.coupon.code : null,
  }
  const couponId = discounts.coupon.kind === 'open' ? discounts.coupon.id : null
  const inputs: QuoteInputs = { ...pricing.inputs, couponId }
  return {
    key: makeKey('quote'),
    ...{ requestkey, frozen, inputs },
    takesTransfer: Boolean(shop.takesTransfers && shop.bank?.iban),
    madeBy: more.madeBy ?? null,
  }
}

/** As a client's own quote is made, with staff's lines and words; sent twice it is one. */
export async function makeQuoteByHand(
  payload: Payload,
  { quote, user }: { quote: StaffQuote; user: string },
): Promise<Quote> {
  const { key, person, note, validUntil, extras } = quote
  const cart = await withTaxOf(payload, await cartFor(payload, quote), person)
  // What cannot be sold is refused where staff chose it just now.
  const changed = quote.lines.length > 0 ? (['lines'] as const) : []
  const priced = await priceCart(payload, cart, { changed: [...changed] })
  const pricing = withExtras(priced, extras)
  assertQuotable(cart, pricing)
  const requestkey = hashOf(`staff ${user} ${key}`)
  const making = { pricing, cart, person, note, validUntil, madeBy: user, requestkey }
  const made = await freezeQuote(payload, making)
  if (quote.isSent) await sendQuote(payload, made, 'made')
  return made
}

async function cartFor(payload: Payload, { cartKey, lines }: StaffQuote): Promise<Quotable> {
  if (cartKey === null) return { ...NO_CART, lines: await checkLines(payload, lines) }
  const cart = await findCart(payload, cartKey)
  if (!cart) throw new InvalidRequest({ cart: 'There is no such cart. Copy its whole address.' })
  if (cart.quote !== null) throw new CartIsQuoted()
  return cart
}

type Quotable = Omit<StoredCart, 'id' | 'state' | 'revision' | 'usedAt'>

export const NO_CART: Quotable = {
  ...NOTHING_CHOSEN,
  country: null,
  postalCode: null,
  vatId: null,
  vatCheck: null,
  quote: null,
  order: null,
}

function withExtras(pricing: CartPricing, extras: StaffQuote['extras']): CartPricing {
  const { sold, terms } = pricing.inputs
  const { tax, currency } = pricing.quote
  const withThem = { ...terms, extras: extrasIn(currency, extras) }
  return pricingOf({ sold, terms: withThem }, { ...pricing, tax, quoted: undefined })
}

/** The lines of a quote in a cart of their own, at today's prices. What is sold no more is left out. */
export async function repeatQuote(payload: Payload, quote: Quote, origin: string) {
  const { licensee, purchaseOrder, currency } = frozenQuoteOf(quote)
  const { sold, terms } = inputsOf(quote)
  const answers = terms.rules.orderAnswers ?? []
  const key = makeKey('cart')
  const contents = {
    // What staff exchanged they exchange anew.
    lines: sold.flatMap(({ line }) => (line.exchanges ? [] : line)),
    licensee,
    purchaseOrder,
    currency,
    note: null,
    quote: null,
    country: null,
    coupon: terms.coupon?.code ?? null,
    audience: terms.audience?.key ?? null,
    answers: Object.fromEntries(answers.map(({ key, tier }) => [key, tier])),
  }
  const cart = await createCart(payload, { key, contents })
  return readPricedCart(payload, cart, { key: key.key, origin })
}
