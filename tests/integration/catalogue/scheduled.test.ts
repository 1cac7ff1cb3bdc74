import type { Where } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { claimJob, findDueJobs } from '@/operations/scheduler/due-job-records'
import { runDueJobs } from '@/operations/scheduler/run-due-jobs'
import { findPage } from '@/operations/site/pages/find-page'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { overrideAccess: true, depth: 0 } as const
const IN_A_MINUTE = new Date(Date.now() + 60_000)
const LATER = new Date(Date.now() + 61_000)

async function aDraft(slug: string): Promise<string> {
  const data = { title: 'News', slug, lead: 'Written before' }
  return (await payload.create({ collection: 'pages', data, draft: true, ...STAFF })).id
}

function schedule(id: string, type: 'publish' | 'unpublish', waitUntil = IN_A_MINUTE) {
  const doc = { relationTo: 'pages' as const, value: id }
  return payload.jobs.queue({ task: 'schedulePublish', input: { type, doc }, waitUntil })
}

const versionsOf = async (id: string) => {
  const where: Where = {
    and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }],
  }
  return (await payload.findVersions({ collection: 'pages', where, ...STAFF })).totalDocs
}

test('a draft is published when its time has come, with what was written last, and not before', async () => {
  const id = await aDraft('on-time')
  await schedule(id, 'publish')
  const data = { lead: 'Written last' }
  await payload.update({ collection: 'pages', id, data, draft: true, ...STAFF })

  await runDueJobs(payload, new Date())
  expect(await findPage(payload, 'on-time')).toBeNull()

  await runDueJobs(payload, LATER)
  expect((await findPage(payload, 'on-time'))?.lead).toBe('Written last')
})

test('several processes that try at once publish once', async () => {
  const id = await aDraft('once')
  await schedule(id, 'publish')
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(payload, LATER)))
  await runDueJobs(payload, LATER)

  expect(await versionsOf(id)).toBe(1)
  expect(await findDueJobs(payload, LATER)).toEqual([])
})

test('a job is claimed by one, and again only when that one was never heard of again', async () => {
  const { id } = await schedule(await aDraft('claimed'), 'publish')
  const claim = (now: Date) => claimJob(payload, { id: String(id), now })
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(LATER)))
  const muchLater = new Date(LATER.getTime() + 6 * 60_000)

  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claim(LATER)).toBe(false)
  expect([await claim(muchLater), await claim(muchLater)]).toEqual([true, false])
})

test('a page is taken back when that was scheduled', async () => {
  const id = await aDraft('for-a-while')
  const data = { _status: 'published' as const }
  await payload.update({ collection: 'pages', id, data, ...STAFF })
  await schedule(id, 'unpublish')
  await runDueJobs(payload, LATER)

  expect(await findPage(payload, 'for-a-while')).toBeNull()
})

test.each(['/api/payload-jobs/run', '/api/payload-jobs', '/api/payload-jobs/handle-schedules'])(
  'nobody runs or reads the shop’s jobs at %s',
  async (path) => {
    expect([401, 403]).toContain((await shop.visitor().get(path)).status)
  },
)
