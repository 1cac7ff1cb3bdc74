import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import { findDocumentsOfOrder } from '@/operations/records/invoices'
import { ORIGIN } from '../../../support/shop/browser'
import { aPurchase, confirm } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { readArchive } from '../../../support/shop/read-archive'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const [buyer, staff] = [shop.visitor(), shop.visitor()]
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const bought = await aPurchase(buyer)
stripe.commands.pay(bought.payment.payment_intent)
await confirm(buyer, bought.cart, bought.payment)
const [invoice] = await findDocumentsOfOrder(
  shop.payload,
  (await requireOrder(shop, bought.order)).id,
)
const login = { email: 'books@example.org', password: 'a password for tests alone' }
await shop.payload.create({ collection: 'users', data: login, overrideAccess: true })
await staff.send('/api/users/login', JSON.stringify(login))

const { issuedOn } = invoice?.contents as { issuedOn: string }
const month = issuedOn.slice(0, 7)
const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
const ask = (path: string) => staff.fetch(`/api/invoices/${path}`, { headers })

test('staff take a month of documents, or any days of them, to the books as a table', async () => {
  const response = await ask(`export?month=${month}`)

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await response.text()).split('\r\n').slice(1)).toEqual([
    `${invoice?.number};${issuedOn};${issuedOn};${bought.order.order_number};Ada Buyer;DE;;standard;DE;19;60,00;11,40;71,40;EUR;;;;;;;;${bought.payment.payment_intent};invoice;;;`,
    '',
  ])
  expect((await (await ask('export?month=2001-01')).text()).trim().split('\r\n')).toHaveLength(1)
  const days = await ask(`export?from=${issuedOn}&to=${issuedOn}`)
  expect((await days.text()).trim().split('\r\n')).toHaveLength(2)
  expect((await ask('export?month=soon')).status).toBe(400)
  expect((await ask('export?from=2026-02-01&to=2026-01-01')).status).toBe(400)
})

test('staff open the paper of an invoice, and nobody else does', async () => {
  const path = `${invoice?.id}/pdf`
  const response = await ask(path)
  const bytes = Buffer.from(await response.arrayBuffer())

  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await buyer.fetch(`/api/invoices/${path}`)).status).toBe(403)
  expect((await buyer.fetch(`/api/invoices/export?month=${month}`)).status).toBe(403)
  expect((await ask('unknown/pdf')).status).toBe(404)
})

test('VAT of other countries is told for the One-Stop-Shop, and the parcel holds every paper', async () => {
  const abroad = await aPurchase(shop.visitor(), { country: 'AT', postal_code: '1010' })
  stripe.commands.pay(abroad.payment.payment_intent)
  await confirm(shop.visitor(), abroad.cart, abroad.payment)
  const report = (path: string) => staff.fetch(`/api/reports/${path}&month=${month}`, { headers })

  expect((await (await report('vat?table=oss')).text()).split('\r\n').slice(1)).toEqual([
    ';AT;standard;20;60,00;12,00',
    '',
  ])
  expect((await report('vat?table=constructor')).status).toBe(400)

  const files = await readArchive(await report('parcel?'))
  const papers = files.filter(({ name }) => name.endsWith('.pdf'))
  expect(files.map(({ name }) => name).slice(0, 3)).toEqual([
    'documents.csv',
    'oss.csv',
    'eu-sales.csv',
  ])
  expect(papers.map(({ name }) => name)).toContain(`documents/${invoice?.number}.pdf`)
  expect(papers).toHaveLength(2)
  expect(papers.map(({ bytes }) => bytes.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
  expect((await buyer.fetch(`/api/reports/parcel?month=${month}`)).status).toBe(403)
})
