import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { checkShop } from '@/operations/check/check-shop'
import { correctInvoice, previewCorrection } from '@/operations/orders/corrections/correct-invoice'
import { followPayment, reconcileRefunds } from '@/operations/orders/refunds/follow-payment'
import { exportDocuments } from '@/operations/orders/documents/export-documents'
import { readOrder } from '@/operations/orders/read-order'
import { readDesk } from '@/operations/orders/staff-order'
import { balanceOf, documentsOf } from '../../support/money/balance'
import { ADDRESS, correctAs, correctionOf, VIENNA } from '../../support/money/correct-invoice'
import { crashBefore, type Moment, type Write, written } from '../../support/money/crash-before'
import {
  aSale,
  aStaffMember,
  booksOf,
  mailsAbout,
  refundAs,
  refundedAtStripe,
  type Sale,
} from '../../support/money/money-back'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const user = await aStaffMember(shop)

afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const inAnHour = () => new Date(Date.now() + 3_600_000)

const NUMBER = { vat_id: 'ATU13585627' }

const anAustrianSale = (email: string, slugs?: string[]) => aSale(shop, email, slugs, VIENNA)

async function buyerOf(sale: Sale) {
  const { name, company, address, vatid, vatCheck, purchaseOrder } = await requireOrder(
    shop,
    sale.order,
  )
  return { name, company, address, vatid, vatCheck, purchaseOrder }
}

const kindsOf = async (id: string) => (await documentsOf(shop, id)).map(({ kind }) => kind)

test('a business that gives its VAT number later has the VAT back once, by a cancellation and a new invoice', async () => {
  const sale = await anAustrianSale('later@example.org')
  const { net, tax } = await requireOrder(shop, sale.order)
  const wanted = await correctionOf(shop, user, sale, NUMBER)
  const preview = await previewCorrection(payload, wanted)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => correctInvoice(payload, wanted)),
  )
  const order = await requireOrder(shop, sale.order)
  const [invoice, cancellation, corrected] = await documentsOf(shop, sale.id)

  expect(preview.back).toBe(tax?.amount)
  expect(preview.changes.map(({ field }) => field)).toEqual(['company', 'vat_id', 'tax', 'total'])
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['given_back']))
  expect(refundedAtStripe(sale)).toBe(tax?.amount)
  expect([cancellation, corrected]).toMatchObject([
    { kind: 'cancellation', total: sale.order.total, corrects: invoice?.number },
    { kind: 'invoice', total: net, corrects: invoice?.number },
  ])
  expect(order).toMatchObject({ company: 'Druck & Co GmbH', vatid: 'ATU13585627' })
  // Whom the licences name is theirs to say: none of them was changed.
  const { licensee } = await readOrder(payload, { key: sale.order.order_key, origin: '' })
  const { sheet } = await readDesk(payload, sale.id)
  expect([licensee, sheet.licensee.name]).toEqual(['Ada Buyer', 'Ada Buyer'])
  expect(await mailsAbout(shop, sale)).toMatchObject({ order: 1, invoice_corrected: 1 })
  expect(await booksOf(shop, sale)).toMatchObject({ licences: ['active', 'active'] })
})

test('other words alone move no money', async () => {
  const sale = await anAustrianSale('words@example.org')
  await correctAs(shop, user, sale, {
    purchase_order: 'PO 77',
    address: { ...ADDRESS, city: 'Wien' },
  })
  const { state, refunds } = await booksOf(shop, sale)

  expect({ state, refunds }).toEqual({
    state: 'paid',
    refunds: ['0 succeeded kept by money@example.org'],
  })
  expect(await kindsOf(sale.id)).toEqual(['invoice', 'cancellation', 'invoice'])
})

test.each([
  ['its row is written', written('refunds')],
  ['Stripe’s answer is stored', written('refunds', 'refundid')],
  [
    'the new invoice is made',
    ({ collection, data }: Write) => collection === 'invoices' && data.kind === 'invoice',
  ],
  ['the order names the buyer', written('orders', 'vatid')],
] as [string, Moment][])(
  'a correction whose process ends before %s is made once, whole',
  async (what, moment) => {
    const sale = await anAustrianSale(`${what.replace(/\W+/g, '-')}@example.org`)
    await booksOf(shop, sale)
    const wanted = await correctionOf(shop, user, sale, NUMBER)
    crashBefore(shop, moment)
    await expect(correctInvoice(payload, wanted)).rejects.toThrow('The lights went out.')
    vi.restoreAllMocks()
    await reconcileRefunds(payload, inAnHour())
    await correctInvoice(payload, wanted)
    await reconcileRefunds(payload, inAnHour())

    expect(await kindsOf(sale.id)).toEqual(['invoice', 'cancellation', 'invoice'])
    expect(await mailsAbout(shop, sale)).toMatchObject({ invoice_corrected: 1 })
    expect((await requireOrder(shop, sale.order)).vatid).toBe('ATU13585627')
  },
)

test('of two members at one invoice the slower one is told who was faster', async () => {
  const sale = await anAustrianSale('two@example.org')
  const [first, second] = [
    await correctionOf(shop, user, sale, NUMBER),
    await correctionOf(shop, user, sale, { purchase_order: 'PO 1' }),
  ]
  const answers = await Promise.allSettled([
    correctInvoice(payload, first),
    correctInvoice(payload, second),
  ])

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(answers[1]).toMatchObject({
    reason: {
      status: 409,
      message: expect.stringContaining('Meanwhile money@example.org corrected'),
    },
  })
  expect(await kindsOf(sale.id)).toEqual(['invoice', 'cancellation', 'invoice'])
})

test('of an order in part refunded the rest is corrected, and what goes back later adds up', async () => {
  const sale = await anAustrianSale('part@example.org')
  await refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 1201 } })
  await correctAs(shop, user, sale, NUMBER)
  const row = await requireOrder(shop, sale.order)
  const lines = [(row.lines as { id: string }[])[0]?.id ?? '']
  const { amount } = await refundAs(shop, user, sale, { choice: { kind: 'lines', lines } })
  await refundAs(shop, user, sale, { licences: 'revoked' })

  expect(amount).toBe((row.lines as { net: number }[])[0]?.net)
  expect(await booksOf(shop, sale)).toMatchObject({ state: 'refunded', refunded: row.total })
  await expect(correctAs(shop, user, sale, { purchase_order: 'X' })).rejects.toMatchObject({
    code: 'no_invoice',
  })
})

test('where the bank does not take the VAT after all the first invoice stands again, and is corrected anew', async () => {
  const sale = await anAustrianSale('fails@example.org')
  const before = await buyerOf(sale)
  await correctAs(shop, user, sale, NUMBER)
  const refund = stripe.commands.refunds().find((one) => one.payment_intent === sale.intent)
  stripe.commands.failRefund(refund?.id ?? '')
  await followPayment(payload, sale.id)
  await followPayment(payload, sale.id)
  const undone = ['invoice', 'cancellation', 'invoice', 'reversal', 'cancellation']

  expect((await kindsOf(sale.id)).toSorted()).toEqual(undone.toSorted())
  expect(await buyerOf(sale)).toEqual(before)
  expect(await mailsAbout(shop, sale)).toMatchObject({ refund_reversed: 1 })
  await correctAs(shop, user, sale, NUMBER)
  expect((await documentsOf(shop, sale.id)).at(-1)).toMatchObject({ kind: 'invoice' })
})

const SIGNS = { invoice: 1, credit_note: -1, cancellation: -1, reversal: 1 } as const

async function declaredOf({ id }: Sale): Promise<number> {
  const documents = await documentsOf(shop, id)
  return documents.reduce((sum, { kind, total }) => sum + SIGNS[kind] * total, 0)
}

type Step = (sale: Sale) => Promise<unknown>
const part: Step = (sale) => refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 700 } })
const whole: Step = (sale) => refundAs(shop, user, sale)
const words: Step = (sale) => correctAs(shop, user, sale, { purchase_order: 'PO', company: null })
const number: Step = (sale) => correctAs(shop, user, sale, NUMBER)
const numberAndWords: Step = (sale) =>
  correctAs(shop, user, sale, { ...NUMBER, purchase_order: 'PO' })

const LUXEMBOURG = { ...ADDRESS, postal_code: '1111', city: 'Luxembourg', country: 'LU' }
const moved: Step = (sale) =>
  correctAs(shop, user, sale, { company: null, address: LUXEMBOURG, vat_id: null })
const movedAndWords: Step = (sale) =>
  correctAs(shop, user, sale, { company: null, address: LUXEMBOURG, purchase_order: 'PO 2' })

/** The bank does not take what went back as the nth of this sale; it is heard of twice. */
function fails(nth: number): Step {
  return async ({ id, intent }) => {
    const refunds = stripe.commands.refunds().filter((one) => one.payment_intent === intent)
    stripe.commands.failRefund(refunds[nth - 1]?.id ?? '')
    await followPayment(payload, id)
    await followPayment(payload, id)
  }
}

test.each([
  ['VAT, other words', [number, numberAndWords, fails(1)]],
  ['VAT, all that was left', [number, whole, fails(1)]],
  ['a part, other words', [part, words, fails(1)]],
  ['VAT, a part, neither taken', [number, part, fails(1), fails(2)]],
  ['two corrections, a part between', [moved, part, number, fails(2), fails(3), fails(1)]],
  ['two parts around other words', [part, words, part, fails(1), fails(2)]],
] as [string, Step[]][])(
  'whatever the bank does not take of %s, the documents are what is at Stripe, also when all of it goes back and fails',
  async (what, steps) => {
    const sale = await anAustrianSale(`${what.replace(/\W+/g, '-')}@example.org`)
    const before = await buyerOf(sale)
    const isVatBack = steps[0] !== part
    const books: [number, number][] = []
    const after = async (step: Step) => {
      await step(sale)
      books.push([await declaredOf(sale), sale.order.total - refundedAtStripe(sale)])
    }
    for (const step of steps) await after(step)
    if (isVatBack) expect(await buyerOf(sale)).toEqual(before)
    await after(whole)
    const refunds = stripe.commands.refunds().filter((one) => one.payment_intent === sale.intent)
    await after(fails(refunds.length))
    await after(whole)

    expect(books.map(([declared]) => declared)).toEqual(books.map(([, kept]) => kept))
    expect(books.at(-1)).toEqual([0, 0])
  },
)

test('a correction that is undone takes back what took its place since, not what was undone before', async () => {
  const sale = await anAustrianSale('branches@example.org')
  for (const step of [moved, number, fails(2), movedAndWords]) await step(sale)
  const latest = (await documentsOf(shop, sale.id)).at(-1)
  await fails(1)(sale)

  expect((await documentsOf(shop, sale.id)).slice(-2)).toMatchObject([
    { kind: 'reversal' },
    { kind: 'cancellation', corrects: latest?.number },
  ])
})

test('VAT that went back elsewhere, and was not heard of, does not go back again', async () => {
  const sale = await anAustrianSale('unheard@example.org')
  stripe.commands.holdWebhooks()
  try {
    stripe.commands.refund(sale.intent, Math.floor(sale.order.total / 2))
    const wanted = await correctionOf(shop, user, sale, NUMBER)
    const { back } = await previewCorrection(payload, wanted)
    const { amount } = await correctInvoice(payload, wanted)
    const documents = await documentsOf(shop, sale.id)
    const { tax } = await requireOrder(shop, sale.order)

    expect(back).toBe(amount)
    expect(Math.abs(amount - (tax?.amount ?? 0) / 2)).toBeLessThanOrEqual(1)
    expect(documents.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit_note',
      'cancellation',
      'invoice',
    ])
    expect(documents.at(-1)?.total).toBe(sale.order.total - refundedAtStripe(sale))
  } finally {
    stripe.commands.releaseWebhooks()
  }
})

test('VIES’s word on a number that stays is kept with the order', async () => {
  const company = { company: 'Druck & Co GmbH', ...NUMBER }
  const sale = await aSale(shop, 'kept@example.org', undefined, { ...VIENNA, ...company })
  const { vatCheck } = await requireOrder(shop, sale.order)
  const answered = { ...vatCheck, checked: 'vies', consultationNumber: 'WAPI1', at: '2026-01-02' }
  const where = { id: { equals: sale.id } }
  await payload.db.updateOne({ collection: 'orders', where, data: { vatCheck: answered } })
  await correctAs(shop, user, sale, { ...NUMBER, purchase_order: 'PO 78' })

  expect((await requireOrder(shop, sale.order)).vatCheck).toEqual(answered)
})

test.each([
  ['is what it was', { company: null }, 'nothing_corrected'],
  ['would be higher', { address: { ...ADDRESS, country: 'SE' } }, 'tax_would_rise'],
])('a correction whose tax %s is refused in a sentence', async (what, difference, code) => {
  const sale = await anAustrianSale(`${code}@example.org`)
  await expect(correctAs(shop, user, sale, difference)).rejects.toMatchObject({ code, status: 409 })
  expect(await kindsOf(sale.id)).toEqual(['invoice'])
})

test('while tax is on its way back nothing else goes back, and the documents wait for it', async () => {
  const sale = await anAustrianSale('slow@example.org')
  stripe.commands.slowRefund()
  const { kind } = await correctAs(shop, user, sale, NUMBER)
  const meanwhile = refundAs(shop, user, sale, { choice: { kind: 'amount', amount: 100 } })

  await expect(meanwhile).rejects.toMatchObject({ code: 'correction_under_way', status: 409 })
  expect([kind, await kindsOf(sale.id)]).toEqual(['on_its_way', ['invoice']])
  const refund = stripe.commands.refunds().find((one) => one.payment_intent === sale.intent)
  stripe.commands.finishRefund(refund?.id ?? '')
  await followPayment(payload, sale.id)
  expect(await kindsOf(sale.id)).toEqual(['invoice', 'cancellation', 'invoice'])
})

test('after all of it invoices less what takes them back are what is at Stripe, in the table of the books too', async () => {
  const { wrong, invoiced, credited, reversed, atStripe, numbersAreGapFree } = await balanceOf(shop)
  const year = new Date().getFullYear()
  const csv = await exportDocuments(payload, { from: `${year}-01-01`, to: `${year}-12-31` })
  const [head = [], ...rows] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'))
  const total = rows.map((row) => Number(row[head.indexOf('total')]?.replace(',', '')))

  const { findings } = await checkShop(payload)

  expect(findings.filter(({ isNote }) => !isNote)).toEqual([])
  expect({ wrong, numbersAreGapFree }).toEqual({ wrong: [], numbersAreGapFree: true })
  expect(invoiced - credited + reversed).toBe(atStripe)
  expect(total.reduce((sum, one) => sum + one, 0)).toBe(atStripe)
})
