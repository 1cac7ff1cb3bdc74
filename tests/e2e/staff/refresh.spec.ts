import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import {
  madeAnew,
  saidOtherwise,
  visitPages,
  type Visit,
} from '../../support/e2e/crawl/visit-pages'
import { copyShop, type CopiedShop } from '../../support/e2e/shops/copied-shop'
import { openStaffSession, type StaffSession } from '../../support/e2e/staff/staff-session'

/** Counts, page by page, what a publish makes anew: exactly the pages that change, at the first visit, and only those. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

type Manifest = { routes: Record<string, { dataRoute: string | null }> }
type Change = (staff: StaffSession) => Promise<void>

let copy: CopiedShop
let shop: Awaited<ReturnType<CopiedShop['serve']>>
let staff: StaffSession
let slugs: string[]
let pages: string[]
/** As all pages stand, none of them made anew. */
let settled: Visit[]

test.beforeAll(async () => {
  copy = copyShop()
  shop = await copy.serve('one')
  staff = await openStaffSession({ ...shop, dataDir: copy.dataDir })
  slugs = (await staff.find('typefaces')).map(({ slug }) => String(slug))
  const eulas = (await staff.find('eulas')).map(({ id }) => `/eula/${id}`)
  pages = [
    '/',
    '/explore',
    '/shop',
    '/about',
    '/licences',
    '/licence',
    '/write',
    '/trial',
    '/explore_old',
    '/in-use',
    '/news',
    '/essays',
    ...(await staff.find('stories')).map(storyPath),
    ...(await staff.find('designers')).map(({ slug }) => `/designer/${String(slug)}`),
    ...eulas,
    ...slugs.flatMap((slug) => [`/typeface/${slug}`, `/explore/${slug}`, `/explore_old/${slug}`]),
  ]
})

test.afterAll(async () => {
  await staff?.close()
  await copy?.close()
})

const change = (slug: string, data: object): Change => typefaceChange(slug, { data, draft: false })
const draft = (slug: string, data: object): Change => typefaceChange(slug, { data, draft: true })
const plainList = () => pages.filter((page) => page.startsWith('/explore_old'))
const lists = () => ['/', '/explore', '/shop', ...plainList()]
const own = (slug: string) => [`/typeface/${slug}`, `/explore/${slug}`]

test('pages as they were built are served as they are, when nothing has changed since', async () => {
  const built = pages.filter((page) => !page.startsWith('/eula/'))
  expect(madeAnew(await visitPages(shop.address, built))).toEqual([])

  await visitPages(shop.address, pages)
  settled = await visitPages(shop.address, pages)
  expect(madeAnew(settled)).toEqual([])
})

test('every page that was built is one of those whose changes are watched @commit', () => {
  const manifest = JSON.parse(
    readFileSync('.next-test/prerender-manifest.json', 'utf8'),
  ) as Manifest
  const built = Object.entries(manifest.routes).filter(([, { dataRoute }]) => dataRoute !== null)
  const unwatched = built.map(([path]) => path).filter((path) => !pages.includes(path))

  expect(unwatched.filter((path) => !path.startsWith('/_')).toSorted()).toEqual([FAILURE_PAGE])
})

const CASES: [string, Change, () => string[]][] = [
  [
    'a draft of a typeface',
    draft('syne', { name: 'Other', slug: 'other', lead: 'A draft' }),
    () => [],
  ],
  ['a save that changes nothing', change('bungee', {}), () => []],
  ['what a trial holds', change('bungee', { trialPolicy: 'reduced' }), () => ['/trial']],
  [
    'that a typeface gives no trial fonts',
    change('instrument-serif', { trialPolicy: 'none' }),
    () => ['/trial', '/typeface/instrument-serif'],
  ],
  [
    'the lead of a typeface, whose words are found in Explore',
    change('bungee', { lead: 'New' }),
    () => ['/explore', '/typeface/bungee'],
  ],
  [
    'the purpose of a typeface',
    change('bungee', { purpose: 'For you' }),
    () => ['/explore', ...plainList(), '/typeface/bungee'],
  ],
  [
    'the purpose of a child',
    change('recursive-sans-linear', { purpose: 'For code' }),
    () => ['/typeface/recursive', '/typeface/recursive-sans-linear'],
  ],
  [
    'the lowest price',
    change('bungee', { price: 100, confirmedPrice: 100 }),
    () => [...lists(), '/licences', ...own('bungee'), '/designer/david-jonathan-ross'],
  ],
  [
    'the order of the list, in which a bundle names its typefaces too',
    change('bungee', { position: 15 }),
    () => [
      ...lists(),
      '/licences',
      '/trial',
      ...['fraunces', 'bungee', 'young-serif', 'syne'].map((slug) => `/typeface/${slug}`),
    ],
  ],
  ['the text of a page', pageChange('about', { lead: 'Other words' }), () => ['/about']],
  [
    'the words of a story',
    async (staff) => {
      const [row] = await staff.find('stories', { 'where[slug][equals]': 'two-storeys' })
      await staff.change(`stories/${row?.id}`, { blocks: [] })
    },
    () => ['/essays/two-storeys'],
  ],
  [
    'what a picture in use is said to show',
    async (staff) => {
      const [row] = await staff.find('uses', { 'where[title][equals]': 'Plum jam' })
      await staff.change(`uses/${row?.id}`, { kind: 'A jar' })
    },
    () => ['/in-use', '/typeface/fraunces'],
  ],
  [
    'the title of a page, which stands in every footer',
    pageChange('about', { title: 'Who we are' }),
    () => pages.filter((page) => page !== '/shop'),
  ],
  [
    'how licences combine',
    (staff) => staff.set('shop', { combinationFactor: '0.5' }),
    () => ['/licences', '/shop'],
  ],
]

for (const [what, make, expected] of CASES) {
  test(`${what} makes anew exactly the pages that show it`, async () => {
    const before = settled
    await make(staff)
    const after = await visitPages(shop.address, pages)
    settled = await visitPages(shop.address, pages)

    expect(madeAnew(after).toSorted()).toEqual(expected().toSorted())
    expect(saidOtherwise(before, after).toSorted()).toEqual(expected().toSorted())
    expect(madeAnew(settled)).toEqual([])
  })
}

test('what another process publishes stands within ten seconds, and a restarted one forgets no other', async () => {
  await publishElsewhere('Published by another process')
  await expect
    .poll(async () => madeAnew(await visitPages(shop.address, ['/typeface/bungee'])), {
      timeout: 10_000,
    })
    .toEqual(['/typeface/bungee'])
  expect(madeAnew(await visitPages(shop.address, pages))).toEqual(['/explore'])

  await shop.stop()
  await publishElsewhere('Published while the shop was away')
  shop = await copy.serve('one')
  expect(madeAnew(await visitPages(shop.address, pages.slice(1))).toSorted()).toEqual([
    '/explore',
    '/typeface/bungee',
  ])
})

/** A new lead of Bungee, as a process writes it that shares the database and nothing else. */
async function publishElsewhere(lead: string): Promise<void> {
  const database = createClient({ url: `file:${join(copy.dataDir, 'fount.db')}` })
  await database.execute({
    sql: 'update typefaces set lead = ?, updated_at = ? where slug = ?',
    args: [lead, new Date().toISOString(), 'bungee'],
  })
  database.close()
}

function typefaceChange(
  slug: string,
  { data, draft: isDraft }: { data: object; draft: boolean },
): Change {
  return async (staff) => {
    const [row] = await staff.find('typefaces', { 'where[slug][equals]': slug })
    await staff.change(`typefaces/${row?.id}`, data, isDraft)
  }
}

function storyPath({ kind, slug }: Record<string, unknown>): string {
  return `/${kind === 'news' ? 'news' : 'essays'}/${String(slug)}`
}

function pageChange(slug: string, data: object): Change {
  return async (staff) => {
    const [row] = await staff.find('pages', { 'where[slug][equals]': slug })
    await staff.change(`pages/${row?.id}`, data)
  }
}
