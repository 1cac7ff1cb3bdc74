import { stripe } from '../../../support/shop/stripe-environment'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { invoicePdfOf } from '@/operations/orders/documents/document-pdfs'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import { aPurchase, confirm, readStatus } from '../../../support/shop/buyer'
import { mailsTo } from '../../../support/mails/kept-mails'
import { requireOrder, settledDelivery } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const buyer = shop.visitor()
afterAll(async () => {
  vi.useRealTimers()
  await stripe.stop()
  await shop.close()
})

const bought = await aPurchase(buyer, { company: 'Buyer GmbH' })
stripe.commands.pay(bought.payment.payment_intent)
await confirm(buyer, bought.cart, bought.payment)
const YEAR = new Date().getFullYear()

async function invoiceOf() {
  const { id } = await requireOrder(shop, bought.order)
  return (await findDocumentsOfOrder(payload, id))[0]!
}

async function linkOf(): Promise<string> {
  const { documents } = await readStatus(buyer, bought.order)
  return documents.find(({ kind }) => kind === 'invoice')?.url ?? ''
}

async function fetched(url: string) {
  const response = await buyer.fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const folder = join(shop.dataDir, 'documents')

test('the order lists its invoice, which comes as a PDF named by its number, the same each time', async () => {
  const { documents } = await readStatus(buyer, bought.order)
  const first = await fetched(await linkOf())
  const again = await fetched(await linkOf())
  const { sha256 } = await invoiceOf()

  expect(documents.map(({ kind, number }) => `${kind} ${number}`)).toContain(
    `invoice R${YEAR}-0001`,
  )
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('content-disposition')).toContain(`filename="R${YEAR}-0001.pdf"`)
  expect(first.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(again.bytes).toEqual(first.bytes)
  expect(await readdir(folder)).toEqual([`${sha256}.pdf`])
})

test('the mail of the order says net, tax and seller, and has the invoice with it', async () => {
  await settledDelivery(shop, bought.order)
  const [mail = ''] = await mailsTo(shop.dataDir, 'buyer@example.org')

  expect(mail).toContain(`Invoice R${YEAR}-0001, attached`)
  expect(mail).toMatch(/^Net .*60\.00/m)
  expect(mail).toMatch(/^Sold by /m)
  expect(mail).toContain(`filename=R${YEAR}-0001.pdf`)
})

test('a file that was lost is made again from what was frozen, byte for byte', async () => {
  const before = await invoicePdfOf(payload, await invoiceOf())
  await rm(folder, { recursive: true })
  await payload.updateGlobal({
    slug: 'shop',
    data: { name: 'Another name', seller: 'Another GmbH' },
    overrideAccess: true,
  })

  expect(await invoicePdfOf(payload, await invoiceOf())).toEqual(before)
})

test('its link is good for fifteen minutes, and no other link opens it', async () => {
  const url = await linkOf()
  const forged = `${url.slice(0, -4)}AAAA`
  const [before, foreign] = [await fetched(url), await fetched(forged)]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  const late = await fetched(url)
  vi.useRealTimers()

  expect([before.status, foreign.status, late.status]).toEqual([200, 404, 410])
})

test('it stays with the buyer when the money went back and the licences ended', async () => {
  const order = await requireOrder(shop, bought.order)
  await payload.db.updateOne({
    collection: 'orders',
    where: { id: { equals: order.id } },
    data: { state: 'refunded' },
  })
  const revokedAt = new Date().toISOString()
  await payload.update({
    collection: 'licences',
    where: { order: { equals: order.id } },
    data: { state: 'revoked', revokedAt },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'grants',
    where: { email: { equals: order.email } },
    data: { revokedAt },
    overrideAccess: true,
  })
  const { documents } = await readStatus(buyer, bought.order)

  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'eula'])
  expect((await fetched(await linkOf())).status).toBe(200)
})
