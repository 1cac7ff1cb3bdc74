import type { Payload } from 'payload'
import type { CartLineRequest, LicenceChoice } from '@/domain/cart/cart-request'
import type { CartChange } from '@/domain/cart/parse-cart-request'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { checkAnswers } from '@/domain/licensing/answers/check-answers'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { CartChanged, CartIsPaid } from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import { CartIsQuoted } from '@/domain/quote/quote-error'
import { answeredAnew } from '@/domain/quote/quoted-answers'
import { NotFound } from '@/domain/request-error'
import { type FieldErrors, InvalidRequest } from '@/domain/shop-error'
import type { Place } from '@/domain/tax/territory'
import type { VatCheck } from '@/domain/tax/vat-check'
import { createCart, findCart, saveCart, type StoredCart } from '../../records/carts'
import { findOrder } from '../../records/orders'
import { readPriceRules } from '../../records/prices/price-inputs'
import { assertCurrency } from '../../records/prices/prices'
import { makeKey } from '../../secret-key'
import { assertRightDigits } from '../../tax/check-digits'
import { lookUpVatId } from '../../tax/look-up-vat-id'
import { providerOf } from '../payment/configured-payments'
import { priceCart } from './price-cart'
import { type CartReference, readPricedCart, toPricedCart } from './read-priced-cart'

/** Creates a cart under a new key. Lines that cannot be sold are refused before anything is stored. */
export async function createPricedCart(payload: Payload, change: CartChange, origin: string) {
  await assertCurrency(payload, change.currency)
  const contents = {
    lines: await checkLines(payload, change.lines ?? []),
    licensee: change.licensee ?? null,
    currency: change.currency ?? null,
    coupon: change.coupon ?? null,
    audience: change.audience ?? null,
    purchaseOrder: change.purchaseOrder ?? null,
    note: change.note ?? null,
    answers: change.answers ?? null,
  }
  const draft = {
    ...contents,
    country: null,
    postalCode: null,
    vatId: null,
    vatCheck: null,
    order: null,
    quote: null,
  }
  const pricing = await priceCart(payload, draft, {
    changed: ['lines', 'coupon', 'audience', 'answers'],
  })

  const key = makeKey('cart')
  const cart = await createCart(payload, { key, contents })
  return toPricedCart(cart, pricing, { key: key.key, origin })
}

/** Replaces the named parts and leaves the rest. A change of an older revision is refused with the current cart. */
export async function changeCart(
  payload: Payload,
  { revision, change }: { revision: number; change: CartChange },
  reference: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, reference.key)
  if (cart.revision !== revision) throw await conflict(payload, reference)
  await assertCurrency(payload, change.currency)

  const contents = namedIn(cart.quote === null ? change : quotedChange(cart, change))
  if (contents.lines) contents.lines = await checkLines(payload, contents.lines)
  return saveChange(payload, { cart, contents }, reference)
}

/** What the price of a quote follows from stands. Who may use the fonts and for what, and the buyer's own words, do not. */
function quotedChange(cart: StoredCart, change: CartChange): CartChange {
  const { coupon, audience, currency, answers } = change
  const priced = [coupon, audience, currency, answers]
  const lines = change.lines && answeredAnew(cart.lines, change.lines)
  if (lines === null || priced.some((part) => part !== undefined)) throw new CartIsQuoted()
  return { ...change, lines }
}

function namedIn(change: CartChange): Partial<StoredCart> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as Partial<StoredCart>
}

export async function setCountry(
  payload: Payload,
  destination: Destination,
  reference: CartReference,
): Promise<PricedCart> {
  const cart = await requireCart(payload, reference.key)
  const vatCheck = await checkVatIdOf(payload, destination, cart.vatCheck)
  const { country, postalCode, vatId } = destination
  const isSame = cart.country === country && cart.postalCode === postalCode && cart.vatId === vatId
  if (isSame && vatCheck === cart.vatCheck)
    return toPricedCart(cart, await priceCart(payload, cart, { changed: ['country'] }), reference)
  return saveChange(payload, { cart, contents: { ...destination, vatCheck } }, reference)
}

type Destination = Place & { vatId: string | null }

/** What is known of a number that was given just now. */
export async function checkVatIdOf(
  payload: Payload,
  { vatId, ...place }: Destination,
  previous: VatCheck | null,
): Promise<VatCheck | null> {
  if (vatId === null) return null
  assertRightDigits(vatId)
  return lookUpVatId(payload, { place, vatId, previous })
}

/** An unknown key and a malformed one fail alike. */
export async function requireCart(payload: Payload, key: string): Promise<StoredCart> {
  const cart = await findCart(payload, key)
  if (!cart) throw new NotFound('cart')
  return cart
}

/** A change opens an ordered cart again, as long as its payment is not under way. */
async function saveChange(
  payload: Payload,
  { cart, contents }: { cart: StoredCart; contents: Partial<StoredCart> },
  reference: CartReference,
): Promise<PricedCart> {
  if (cart.state === 'paid') throw new CartIsPaid()
  if (cart.order !== null) await assertUnpaid(payload, cart.order)

  const changed = Object.keys(contents) as (keyof StoredCart)[]
  const pricing = await priceCart(payload, { ...cart, ...contents }, { changed })
  const isSaved = await saveCart(payload, cart, { ...contents, state: 'open' })
  if (!isSaved) throw await conflict(payload, reference)

  const saved = { ...cart, ...contents, state: 'open' as const, revision: cart.revision + 1 }
  return toPricedCart(saved, pricing, reference)
}

/** The error of a stale change, with the current cart. */
export async function conflict(payload: Payload, reference: CartReference): Promise<CartChanged> {
  const current = await requireCart(payload, reference.key)
  const cart = await readPricedCart(payload, current, reference)
  return Object.assign(new CartChanged(), { beside: { cart } })
}

/** A cart is frozen once its order is paid or its payment is under way. */
async function assertUnpaid(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId)
  if (!order || hasEndedUnpaid(order)) return
  if (order.state !== 'awaiting_payment' || order.total === 0) throw new CartIsPaid()
  if (!order.intent) return

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (intent && (intent.status === 'processing' || intent.status === 'succeeded')) {
    throw new CartIsPaid()
  }
}

/** Lines as they are stored: what buyers told of their uses is checked and cleaned, and what nobody asks is left out. */
export async function checkLines(payload: Payload, lines: CartLineRequest[]) {
  if (!lines.some(({ licences }) => licences.some(({ answers }) => answers))) return lines
  const { licenceTypes } = await readPriceRules(payload)

  const errors: FieldErrors = {}
  const checked = lines.map((line, index) => ({
    ...line,
    licences: line.licences.map((choice, place) =>
      checkChoice(choice, {
        type: licenceTypes.find(({ key }) => key === choice.type),
        path: `lines.${index}.licences.${place}.answers`,
        errors,
      }),
    ),
  }))
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return checked
}

/** Whether there is such a licence is said by whoever prices it. */
function checkChoice(
  choice: LicenceChoice,
  { type, path, errors }: { type: LicenceType | undefined; path: string; errors: FieldErrors },
): LicenceChoice {
  if (!type || !choice.answers) return choice
  const checked = checkAnswers(type.questions ?? [], choice.answers)
  for (const [key, sentence] of Object.entries(checked.errors)) errors[`${path}.${key}`] = sentence

  const { answers: _given, ...rest } = choice
  return Object.keys(checked.answers).length > 0 ? { ...rest, answers: checked.answers } : rest
}
