import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const [owner, sales, fonts] = [
  await signInStaff(shop),
  await signInStaff(shop, { roles: ['sales'] }),
  await signInStaff(shop, { roles: ['fonts'] }),
]
afterAll(() => shop.close())

type View = { id: string; title: string; isShared: boolean; where: unknown }

const VIEWS = '/api/payload-query-presets'
const unpaid = { or: [{ and: [{ state: { equals: 'awaiting_payment' } }] }] }
const keep = (title: string, isShared: boolean) =>
  sales.ask<{ doc: View }>('POST', VIEWS, {
    title,
    isShared,
    where: unpaid,
    relatedCollection: 'orders',
  })
const titlesFor = async (staff: typeof owner) => {
  const { body } = await staff.ask<{ docs?: View[] }>('GET', `${VIEWS}?sort=title`)
  return body.docs?.map(({ title }) => title) ?? []
}

test('a view is its maker’s alone until one tick shows it to all who sell', async () => {
  await keep('Mine', false)
  const { body } = await keep('Unpaid', true)

  expect(body.doc).toMatchObject({ title: 'Unpaid', isShared: true, where: unpaid })
  expect(await titlesFor(sales)).toEqual(['Mine', 'Unpaid'])
  expect(await titlesFor(owner)).toEqual(['Unpaid'])
  expect(await titlesFor(fonts)).toEqual([])
})

test('whoever made a view changes it, keeps it shared by that, and nobody else changes it', async () => {
  const { body } = await keep('Shared', true)
  const path = `${VIEWS}/${body.doc.id}`
  const others = [
    await owner.ask('PATCH', path, { title: 'Other' }),
    await fonts.ask('DELETE', path),
    await shop.visitor().fetch(path),
  ]
  const changed = await sales.ask<{ doc: View }>('PATCH', path, { where: {}, columns: [] })

  expect(others.map(({ status }) => status >= 400)).toEqual([true, true, true])
  expect(changed.body.doc).toMatchObject({ title: 'Shared', isShared: true })
  expect(await titlesFor(owner)).toContain('Shared')
})

test('an owner takes a shared view away, and nobody’s own', async () => {
  const [{ body: own }, { body: shared }] = [await keep('Own', false), await keep('Left', true)]
  const takenBy = async (staff: typeof owner, id: string) =>
    (await staff.ask('DELETE', `${VIEWS}/${id}`)).status

  expect(await takenBy(owner, own.doc.id)).toBeGreaterThanOrEqual(400)
  expect(await takenBy(owner, shared.doc.id)).toBe(200)
  expect(await titlesFor(sales)).not.toContain('Left')
  expect(await titlesFor(sales)).toContain('Own')
})
