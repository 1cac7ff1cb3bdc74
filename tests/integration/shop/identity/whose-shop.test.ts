import { afterAll, expect, test } from 'vitest'
import { changedPages, type PageVersions } from '@/domain/catalogue/pages/page-versions'
import { LEGAL_KINDS } from '@/domain/site/legal/legal-page'
import { findMailSender } from '@/operations/mails/mail-shop'
import { findMissingLegalPages } from '@/operations/site/missing-legal-pages'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { seedLegalPages } from '@/seed/seed-pages'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())
await refreshPages(payload)

const STAFF = { overrideAccess: true, depth: 0 } as const
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"><path d="M0 0h40v8z"/></svg>'

function pagesNow(): PageVersions {
  return globalThis.fountCatalogueSnapshot?.pages ?? new Map()
}

function frameNow() {
  return globalThis.fountCatalogueSnapshot?.frame
}

function upload(name: string, text: string) {
  const data = Buffer.from(text)
  return payload.create({
    collection: 'media',
    data: { alt: 'Typewerk Nord' },
    file: { name, data, mimetype: 'image/svg+xml', size: data.length },
    ...STAFF,
  })
}

test('a new name outdates every page at once, and mails come from it', async () => {
  const before = pagesNow()
  await payload.updateGlobal({
    slug: 'shop',
    data: { name: ' Typewerk\u202e Nord ', email: 'hello@nord.example' },
    ...STAFF,
  })
  expect(changedPages(before, pagesNow())).toHaveLength(before.size)
  expect(frameNow()?.name).toBe('Typewerk Nord')
  const sender = { name: 'Typewerk Nord', address: 'hello@nord.example' }
  expect(await findMailSender(payload)).toEqual({ from: sender, replyTo: sender })
})

test('a logo is a cleaned SVG and stands in the bar', async () => {
  await expect(upload('bad.svg', SVG.replace('</svg>', ''))).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('not an SVG that can be read') }] },
  })
  const logo = await upload('nord.svg', SVG.replace('<path', '<script/><path'))
  expect(logo.removed).toBe('scripts')
  await payload.updateGlobal({ slug: 'shop', data: { logo: logo.id }, ...STAFF })
  expect(frameNow()?.logo).toEqual({
    src: expect.stringMatching(/^\/api\/media\/file\/nord(-\d+)?\.svg\?/),
    width: 40,
    height: 8,
  })
  await payload.delete({ collection: 'media', id: logo.id, ...STAFF })
  await refreshPages(payload)
  expect(frameNow()?.logo).toBeNull()
  await payload.updateGlobal({ slug: 'shop', data: { telephone: '+49 30 123456' }, ...STAFF })
})

test('a sentence refuses what no seller has', async () => {
  const wrong = {
    country: 'Germany',
    vatId: 'DE12',
    email: 'nowhere',
    bank: { iban: 'DE00', bic: 'X' },
  }
  await expect(payload.updateGlobal({ slug: 'shop', data: wrong, ...STAFF })).rejects.toMatchObject(
    {
      data: {
        errors: [
          {
            path: 'email',
            message: 'An e-mail address has an @ within, such as name@example.com.',
          },
          { path: 'country', message: 'Write the two letters of a country, in capitals: DE.' },
          { path: 'bank.iban', message: expect.stringContaining('This is no IBAN') },
          { path: 'bank.bic', message: expect.stringContaining('A BIC has 8 or 11') },
        ],
      },
    },
  )
})

test('bar and foot are what staff enter, without unsafe addresses', async () => {
  const enter = (address: string) =>
    payload.updateGlobal({
      slug: 'navigation',
      data: { bar: [{ label: 'Journal', kind: 'address', address }] },
      ...STAFF,
    })
  await expect(enter('javascript:alert(1)')).rejects.toThrow('Bar 1 > Address')
  await enter('https://journal.example')
  expect(frameNow()?.bar).toEqual([{ label: 'Journal', href: 'https://journal.example' }])
})

test('the pages the law asks for are drafts with places, and are published without', async () => {
  await seedLegalPages(payload)
  await seedLegalPages(payload)
  expect((await findMissingLegalPages(payload)).map(({ kind }) => kind)).toEqual([...LEGAL_KINDS])
  const { docs } = await payload.find({
    collection: 'pages',
    where: { legal: { equals: 'imprint' } },
    ...STAFF,
  })
  expect(docs.map(({ _status }) => _status)).toEqual(['draft'])
  const id = docs[0]?.id ?? ''
  const publish = (data: object) =>
    payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' }, ...STAFF })

  await expect(publish({})).rejects.toMatchObject({
    data: { errors: [{ message: expect.stringContaining('[Fill in: ') }, expect.anything()] },
  })
  await publish({ lead: 'Typewerk Nord', content: null })
  expect((await findMissingLegalPages(payload)).map(({ kind }) => kind)).not.toContain('imprint')
  expect(frameNow()?.foot.flat()).toContainEqual({ label: 'Imprint', href: '/imprint' })
})
