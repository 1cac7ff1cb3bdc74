import type { Where } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { claimJob, findDueJobs } from '@/operations/records/timers'
import { readComing } from '@/operations/read-dashboard'
import { runDueJobs } from '@/operations/scheduler/run-scheduler'
import { ScheduledCell } from '@/admin/lists/scheduled-cell'
import { findPublishedPage } from '@/operations/records/published-catalogue'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
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
  expect(await findPublishedPage(payload, 'on-time')).toBeNull()

  await runDueJobs(payload, LATER)
  expect((await findPublishedPage(payload, 'on-time'))?.lead).toBe('Written last')
})

test('several processes that try at once publish once', async () => {
  const id = await aDraft(`once-${Date.now()}`)
  // By the clock of this moment, as MongoDB's adapter writes when a job was claimed.
  await schedule(id, 'publish', new Date(Date.now() - 1000))
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(payload, new Date())))
  await runDueJobs(payload, new Date())

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

  expect(await findPublishedPage(payload, 'for-a-while')).toBeNull()
})

test.each(['/api/payload-jobs/run', '/api/payload-jobs', '/api/payload-jobs/handle-schedules'])(
  'nobody runs or reads the shop’s jobs at %s',
  async (path) => {
    expect([401, 403]).toContain((await shop.visitor().get(path)).status)
  },
)

test.each(['draft', 'published'] as const)(
  'a version restored that was %s becomes a draft above the page, which stays as it is',
  async (state) => {
    const slug = `restored-${state}`
    const id = await aDraft(slug)
    const write = (lead: string, _status: 'draft' | 'published') =>
      payload.update({
        collection: 'pages',
        id,
        draft: _status === 'draft',
        ...STAFF,
        data: { lead, _status },
      })
    await write('Of old', state)
    const [old] = (await payload.findVersions({ collection: 'pages', ...of(id), ...STAFF })).docs
    await write('As the public reads it', 'published')

    const path = `/api/pages/versions/${old?.id}`
    const { status } = await staff.ask('POST', path, {})
    const stranger = await shop.visitor().send(path, '{}')

    expect([status, stranger.status]).toEqual([200, 403])
    expect((await findPublishedPage(payload, slug))?.lead).toBe('As the public reads it')
    const above = await payload.findByID({ collection: 'pages', id, draft: true, ...STAFF })
    expect([above._status, above.lead]).toEqual(['draft', 'Of old'])
  },
)

function of(id: string) {
  return { where: { parent: { equals: id } }, sort: '-createdAt', limit: 1 } as const
}

test('what is to come is listed with its name, the next first, until it has happened', async () => {
  const [late, soon, gone] = [await aDraft('late'), await aDraft('soon'), await aDraft('gone')]
  const inTwo = new Date(IN_A_MINUTE.getTime() + 60_000)
  await schedule(late, 'unpublish', inTwo)
  await schedule(soon, 'publish')
  await schedule(gone, 'publish')
  await payload.delete({ collection: 'pages', id: gone, ...STAFF })
  const mine = async () =>
    (await readComing(payload)).filter(({ id }) => [late, soon, gone].includes(id))

  const one = { collection: 'pages', name: 'News' }
  const [first, second] = [
    { ...one, id: soon, deed: 'publish', at: IN_A_MINUTE.toISOString() },
    { ...one, id: late, deed: 'unpublish', at: inTwo.toISOString() },
  ]
  expect(await mine()).toEqual([first, second])
  await runDueJobs(payload, LATER)
  expect(await mine()).toEqual([second])
})

test('lists mark a draft that is published by itself, in both languages and as the country writes dates', async () => {
  const [id, other] = [await aDraft('marked'), await aDraft('unmarked')]
  const at = new Date(2027, 0, 5, 9, 7)
  await schedule(id, 'publish', at)
  const cell = async (row: string, language: string) => {
    const config = { admin: { dateFormat: 'dd.MM.yyyy, HH:mm' } }
    const props = { rowData: { id: row }, i18n: { language }, payload: { ...payload, config } }
    return renderToStaticMarkup(await ScheduledCell(props as never))
  }

  expect([await cell(id, 'en'), await cell(id, 'de'), await cell(other, 'en')]).toEqual([
    '<span>Published on 05.01.2027, 09:07</span>',
    '<span>Erscheint am 05.01.2027, 09:07</span>',
    '<span>–</span>',
  ])
  const lists = ['pages', 'typefaces'] as const
  const columns = lists.map((slug) => payload.collections[slug].config.admin.defaultColumns)
  expect(columns.map((names) => names?.includes('scheduled'))).toEqual([true, true])
})
