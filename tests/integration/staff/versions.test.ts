import { afterAll, expect, test } from 'vitest'
import { runDueJobs } from '@/operations/scheduler/run-scheduler'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const owner = await signInStaff(shop)
const editor = await signInStaff(shop, { roles: ['pages'], email: 'anna@example.org' })
afterAll(() => shop.close())

const STAFF = { overrideAccess: true, depth: 0 } as const

test('every version keeps who saved it, also when that login is gone, and the public is not told', async () => {
  const { body } = await editor.ask<{ doc: { id: string } }>('POST', '/api/pages?draft=true', {
    title: 'Saved',
    slug: 'saved',
    savedBy: 'Somebody else',
  })
  const { id } = body.doc
  const soon = new Date(Date.now() + 60_000)
  const where = { email: { equals: 'staff@example.org' } }
  const { docs: users } = await payload.find({ collection: 'users', where, ...STAFF })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: id },
      user: { relationTo: 'users', value: String(users[0]?.id) },
    } as never,
    waitUntil: soon,
  })
  await runDueJobs(payload, new Date(soon.getTime() + 1000))
  await owner.ask('PATCH', `/api/pages/${id}`, { lead: 'Changed', _status: 'published' })
  await payload.delete({
    collection: 'users',
    where: { email: { equals: 'anna@example.org' } },
    ...STAFF,
  })

  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    ...STAFF,
  })
  const seen = await shop.visitor().get<{ title: string; savedBy?: string }>(`/api/pages/${id}`)

  expect(docs.map(({ version }) => version.savedBy)).toEqual([
    'anna@example.org',
    'by schedule, staff@example.org',
    'staff@example.org',
  ])
  expect(seen.body).toMatchObject({ title: 'Saved' })
  expect(seen.body.savedBy).toBeUndefined()
})
