import { afterAll, expect, test } from 'vitest'
import { findEulaNamed, findEulaVersion } from '@/operations/catalogue/eula-records'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const reader = shop.visitor()
afterAll(() => shop.close())

async function versionOf(find: Promise<{ version: string; sections: unknown[] } | null>) {
  const found = await find
  return found && [found.version, found.sections.length]
}

test('a licence type names its newest text, and each version keeps its address', async () => {
  const { payload } = shop
  const first = await findEulaNamed(payload, 'desktop')
  const { id, createdAt: _made, updatedAt: _changed, url: _url, ...text } = first!
  const second = await payload.create({
    collection: 'eulas',
    data: {
      ...text,
      version: '2',
      sections: text.sections
        .slice(0, 2)
        .map(({ heading, text: body }) => ({ heading, text: body })),
    },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'licence-types',
    where: { key: { equals: 'desktop' } },
    data: { eula: second.id },
    overrideAccess: true,
  })

  expect({
    today: await versionOf(findEulaNamed(payload, 'desktop')),
    second: await versionOf(findEulaVersion(payload, { type: 'desktop', version: '2' })),
    first: await versionOf(findEulaVersion(payload, { type: 'desktop', version: '1' })),
    byId: await versionOf(findEulaNamed(payload, id)),
    none: await versionOf(findEulaVersion(payload, { type: 'desktop', version: '3' })),
    nobody: await versionOf(findEulaNamed(payload, 'sandwich')),
  }).toEqual({
    today: ['2', 2],
    second: ['2', 2],
    first: ['1.0', text.sections.length],
    byId: ['1.0', text.sections.length],
    none: null,
    nobody: null,
  })
})

test.each(['/api/eula/web.pdf', '/api/eula/web/1.pdf', '/api/eula/web/1.0.pdf'])(
  '%s is a text to keep, for whoever asks',
  async (path) => {
    const pdf = await reader.fetch(path)
    const name = pdf.headers.get('content-disposition')
    expect([pdf.status, pdf.headers.get('content-type'), name]).toEqual([
      200,
      'application/pdf',
      "inline; filename*=UTF-8''Web%20licence%201.0.pdf",
    ])
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  },
)

test('a text nobody wrote is not found', async () => {
  expect((await reader.fetch('/api/eula/web/9.pdf')).status).toBe(404)
})
