import type { Payload } from 'payload'
import { quoteNumber } from '@/domain/order/numbers'
import type { FrozenQuote } from '@/domain/quote/quoted-cart'
import type { Quote } from '@/payload-types'
import { insertOnce } from '../insert-once'
import type { PricingInputs } from '../orders/cart/cart-pricing'
import { runInTurn } from '../concurrency'
import { hashesOfKey, opensRow, type SecretKey } from '../secret-key'
import { compareAndSet, setEach } from './any-collection'
import { includes, within } from './customers'
import { asRead, type Condition, countAll, findAll, findOne, insert } from './rows'

/** What a quote was priced with; `couponId`: of the coupon within. */
export type QuoteInputs = PricingInputs & { couponId: string | null }

export type NewQuote = {
  key: SecretKey
  /** The same for a request that is sent twice: it makes one quote. */
  requestkey: string
  frozen: Omit<FrozenQuote, 'number' | 'madeAt' | 'isByStaff'>
  inputs: QuoteInputs
  takesTransfer: boolean
  /** Who of staff made it; null: its client. */
  madeBy: string | null
}

export async function findQuoteByKey(payload: Payload, key: string): Promise<Quote | null> {
  const quote = await findWith(payload, { keyhash: { in: hashesOfKey('quote', key) } })
  return quote && opensRow('quote', key, quote.nonce ?? '') ? quote : null
}

export function findQuoteByNumber(payload: Payload, number: string): Promise<Quote | null> {
  return findWith(payload, { number })
}

export function findQuoteById(payload: Payload, id: string): Promise<Quote | null> {
  return findWith(payload, { id })
}

/** Made by or for one of these addresses, the newest first. */
export async function findQuotesOf(payload: Payload, emails: string[]): Promise<Quote[]> {
  const asked = { where: within('email', emails), showHiddenFields: true, sort: '-createdAt' }
  const rows = await findAll(payload, 'quotes', asked)
  return rows.filter(({ email }) => includes(emails, email))
}

async function findWith(payload: Payload, where: Condition): Promise<Quote | null> {
  return findOne(payload, 'quotes', { where, showHiddenFields: true })
}

/** Numbers count up within the year, as those of orders do. */
export function createQuote(payload: Payload, quote: NewQuote): Promise<Quote> {
  return runInTurn('quote number', async () => {
    const madeAt = new Date()
    for (let attempt = 0; attempt <= 200; attempt++) {
      const number = await nextNumber(payload, madeAt.getUTCFullYear(), attempt)
      const { requestkey } = quote
      const { row } = await insertOnce({
        find: async () =>
          (await findWith(payload, { requestkey })) ?? (await findQuoteByNumber(payload, number)),
        insert: () => insertQuote(payload, quote, number),
      })
      if (row.requestkey === requestkey) return row
    }
    throw new Error(`No quote number was free for ${quote.requestkey}.`)
  })
}

async function nextNumber(payload: Payload, year: number, attempt: number): Promise<string> {
  const count = await countAll(payload, 'quotes', { number: { like: `Q${year}-` } })
  return quoteNumber(year, count + 1 + attempt)
}

async function insertQuote(
  payload: Payload,
  { key, requestkey, frozen, inputs, takesTransfer, madeBy }: NewQuote,
  number: string,
): Promise<Quote> {
  const { client, seller, licensee, lines, discounts, extras, tax, ...facts } = frozen
  const { purchaseOrder, note, currency, net, total, validUntil, eulas, coupon } = facts
  return insert(
    payload,
    'quotes',
    {
      number,
      state: 'open',
      ...{ keyhash: key.keyhash, nonce: key.nonce, requestkey },
      ...{ email: client.email, name: client.name, company: client.company, vatid: client.vatId },
      ...{ purchaseOrder, note, currency, net, total, validUntil, takesTransfer, madeBy },
      ...json({ address: client.address, seller, licensee, lines, discounts, extras, tax }),
      inputs: { ...inputs, eulas, coupon } as unknown as Quote['inputs'],
      lines: lines as unknown as Quote['lines'],
    },
    { showHiddenFields: true },
  )
}

function json<Parts extends Record<string, unknown>>(parts: Parts) {
  return parts as { [part in keyof Parts]: never }
}

/** One guarded write of the state: false when the quote was in none of these. */
export function moveQuote(
  payload: Payload,
  id: string,
  { from, ...data }: { from: Quote['state'][]; state: Quote['state'] } & Partial<Quote>,
): Promise<boolean> {
  return compareAndSet(payload, 'quotes', { id, state: { in: from } }, data)
}

/** The cart it is paid with: false when it has another by now. */
export function linkCart(payload: Payload, quote: Quote, cart: string): Promise<boolean> {
  return compareAndSet(payload, 'quotes', { id: quote.id, cart: asRead(quote.cart) }, { cart })
}

export async function noteQuoteHash(payload: Payload, id: string, sha256: string): Promise<void> {
  await compareAndSet(payload, 'quotes', { id }, { sha256 })
}

/** Open ones whose last day is over. */
export async function closeOverdueQuotes(payload: Payload, now: Date): Promise<void> {
  const still = { state: 'open', validUntil: { less_than: now.toISOString() } }
  await setEach(payload, 'quotes', still, { state: 'expired' })
}
