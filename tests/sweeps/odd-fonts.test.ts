import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { GET as getCard } from '@/app/cards/[...path]/route'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { signedCard } from '@/operations/site/cards/draw-set-card'
import { askForQuote } from '../support/money/quotes'
import * as buyer from '../support/shop/buyer'
import { deliveredOnce, settledDelivery } from '../support/shop/delivered'
import { openShop } from '../support/shop/open-shop'
import { readArchive } from '../support/shop/read-archive'
import { anUpload, ended, signInStaff, type NamedBytes } from '../support/shop/staff'

const FONTS = 'tests/fixtures/fonts/odd'

const shop = await openShop()
const { payload } = shop
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
const staff = await signInStaff(shop)
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

type OnSale = { file: string; slug: string }

/** Whatever the upload takes and staff may publish. The next release of one of them would be the same style twice. */
async function putOnSale(): Promise<OnSale[]> {
  const names = (await readdir(FONTS)).filter((name) => /^(?!.*next-release).*\.ttf$/.test(name))
  const files = await Promise.all(
    names.map(async (name): Promise<NamedBytes> => {
      return { name, bytes: await readFile(join(FONTS, name)) }
    }),
  )
  const { id } = await anUpload(staff, files)
  await staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)
  const upload = await ended(staff, id)
  const onSale: OnSale[] = []
  for (const { name: file, plan } of upload.files) {
    if (plan?.typeface.kind !== 'existing') continue
    const { status, body } = await staff.ask<{ doc: { slug: string } }>(
      ...(['PATCH', `/api/typefaces/${plan.typeface.id}`, FOR_SALE] as const),
    )
    if (status === 200) onSale.push({ file, slug: body.doc.slug })
  }
  await prepareTypefaces(payload)
  return onSale
}

const FOR_SALE = { price: 4000, _status: 'published' }

const onSale = await putOnSale()

test('odd fonts are taken, and sold', () => {
  expect(onSale.length).toBeGreaterThan(5)
})

test.each(onSale)(
  '$file is paid and delivered: each of its papers and files opens',
  async ({ slug }) => {
    const visitor = shop.visitor()
    const line = await buyer.aLine(visitor, { slug, licences: [buyer.DESKTOP, buyer.WEB] })
    const { body: cart } = await visitor.post<PricedCart>('/api/order', { lines: [line] })
    const { body: quote } = await askForQuote(visitor, cart, { email: `${slug}@quotes.example` })
    const { body: order } = await buyer.checkOut(visitor, cart, { email: `${slug}@example.org` })
    const { body: payment } = await buyer.createPayment(visitor, cart)
    await buyer.payDemo(visitor, payment)
    await buyer.confirm(visitor, cart, payment)
    const delivered = await settledDelivery(shop, order)
    const { licences, documents } = await buyer.readStatus(visitor, order)
    // A licence text has a page of its own; its PDF lies in the archive.
    const papers = [quote, ...documents.filter(({ kind }) => kind !== 'eula')]
    const archive = await visitor.fetch(licences[0]?.download_url ?? '')
    const status = archive.status
    const names = (await readArchive(archive)).map(({ name }) => name)

    expect(delivered).toEqual(deliveredOnce())
    expect(documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['licence', 'invoice']),
    )
    expect(
      await Promise.all(
        papers.map((paper) => opened('pdf_url' in paper ? paper.pdf_url : paper.url)),
      ),
    ).toEqual(papers.map(() => PDF))
    // Beside them stands a specimen, where the letters can be drawn.
    const pdfs = names.filter((name) => /^(?!.*Specimen ).*\.pdf$/.test(name))
    expect([status, pdfs.length]).toEqual([200, 3])
    expect(names.filter((name) => /\/(Desktop|Web)\/.*\.(ttf|woff2?)$/.test(name))).toHaveLength(3)

    async function opened(url: string) {
      const response = await visitor.fetch(url)
      const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
      return [response.status, bytes.slice(0, 5), bytes.trimEnd().slice(-5)]
    }
  },
)

const PDF = [200, '%PDF-', '%%EOF']

test.each(onSale)('the pictures that share $file can be seen', async ({ slug }) => {
  const visitor = shop.visitor()
  const { styles } = await buyer.aLine(visitor, { slug })
  const set = { styleId: styles[0] ?? '', text: 'Quince', axes: {}, features: {} }
  const pictures = [`/cards/typeface/${slug}.png`, signedCard(set).src]
  const answers = await Promise.all(pictures.map(picture))

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

function picture(address: string): Promise<Response> {
  const request = new Request(`http://localhost:3000${address}`)
  const path = new URL(request.url).pathname.split('/').slice(2)
  return getCard(request, { params: Promise.resolve({ path }) })
}
