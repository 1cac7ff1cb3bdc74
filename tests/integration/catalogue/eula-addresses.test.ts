import { afterAll, expect, test } from 'vitest'
import { findEulaNamed, findEulaVersion } from '@/operations/records/eulas'
import { offerVersion } from '@/operations/catalogue/eula-versions'
import { idOf } from '@/operations/id-of'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

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

test('a new version begins with the newest text, goes to the licence types that had it, and happens once', async () => {
  const { payload } = shop
  const staff = await signInStaff(shop, { roles: ['sales'] })
  const before = await findEulaNamed(payload, 'web')
  const offered = await offerVersion(payload, before!.id)
  const { title, version, effectiveFrom, sections, types } = offered!
  const takers = types.filter(({ hasThisText }) => hasThisText)
  const change = {
    title,
    version,
    effectiveFrom,
    sections: sections.with(0, { heading: 'Who', text: 'You and us.' }),
    takenBy: takers.map(({ id, eula }) => ({ id, eula })),
  }
  const path = `/api/eulas/${before!.id}/new-version`
  const [first, again] = [
    await staff.ask<{ id: string }>('POST', path, change),
    await staff.ask<{ id: string }>('POST', path, change),
  ]
  const other = { ...change, sections: sections.slice(1) }
  const stale = { ...change, version: '9', takenBy: takers.map(({ id }) => ({ id, eula: 'gone' })) }
  const after = await findEulaNamed(payload, 'web')
  const audit = await payload.find({ collection: 'audit', limit: 20, overrideAccess: true })
  const deeds = audit.docs.map(({ deed, place }) => `${deed} ${place}`)

  expect({ version, takers: takers.map(({ name }) => name) }).toEqual({
    version: '1.1',
    takers: ['Web'],
  })
  expect([first.status, again.body.id, after?.id]).toEqual([200, first.body.id, first.body.id])
  expect(after?.sections[0]).toMatchObject({ heading: 'Who', text: 'You and us.' })
  expect(await findEulaNamed(payload, before!.id)).toEqual(before)
  expect((await staff.ask('POST', path, other)).status).toBe(409)
  expect((await staff.ask('POST', path, stale)).status).toBe(409)
  expect(await findEulaVersion(payload, { type: 'web', version: '9' })).toBeNull()
  expect(idOf(takers[0]!.eula)).toBe(before!.id)
  expect(deeds.filter((deed) => deed === 'created eulas')).toHaveLength(1)
  expect(deeds.filter((deed) => deed === 'changed licence-types')).toHaveLength(1)
})
