import type { Endpoint } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import DESCRIPTIONS from '@/collections/labels/english-descriptions.json' with { type: 'json' }
import LABELS from '@/collections/labels/english-labels.json' with { type: 'json' }
import { type Area, AREA_OF, refusalOf, type Role, ROLES } from '@/domain/staff/roles'
import { STATE_NAMES } from '@/domain/order/state-names'
import { NAMES } from '@/domain/staff/collection-names'
import { deedInWords, deedOfPath } from '@/domain/staff/deeds'
import { inGerman, say } from '@/domain/staff/german/in-german'
import { mayPreview } from '@/operations/staff/may-enter'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import {
  calledByOthers,
  columnsOf,
  type TextLike,
  textsOf,
  inBoth,
  onlyInEnglish,
  pathsOf,
  rawValues,
  wordsOnScreen,
} from '../../support/staff/words-on-screen'
import { signInStaff, STAFF_PASSWORD, type Staff } from '../../support/shop/staff'

const shop = await openShop()
const { collections, globals, config } = shop.payload
const staff = {} as Record<Role, Staff>
afterAll(() => shop.close())
beforeAll(async () => {
  for (const role of ROLES) staff[role] = await signInStaff(shop, { roles: [role] })
})

/** Who may do what, as the foundry is told it: e edits, r reads, - is not let in. */
const MAY: Record<Area, Record<Role, 'e' | 'r' | '-'>> = {
  sell: { owner: 'e', sales: 'e', fonts: '-', pages: '-', accountant: 'r', designer: '-' },
  catalogue: { owner: 'e', sales: 'r', fonts: 'e', pages: 'r', accountant: '-', designer: '-' },
  licensing: { owner: 'e', sales: 'e', fonts: 'r', pages: '-', accountant: '-', designer: '-' },
  site: { owner: 'e', sales: '-', fonts: '-', pages: 'e', accountant: '-', designer: '-' },
  media: { owner: 'e', sales: '-', fonts: 'e', pages: 'e', accountant: '-', designer: '-' },
  reports: { owner: 'e', sales: 'e', fonts: '-', pages: '-', accountant: 'r', designer: '-' },
  royalties: { owner: 'e', sales: 'e', fonts: '-', pages: '-', accountant: 'r', designer: 'r' },
  settings: { owner: 'e', sales: '-', fonts: '-', pages: '-', accountant: '-', designer: '-' },
  system: { owner: 'e', sales: '-', fonts: '-', pages: '-', accountant: '-', designer: '-' },
}
/** Everybody reads what of these is published; everybody on the staff sees the others. */
const OPEN = [
  'typefaces',
  'styles',
  'pages',
  'stories',
  'uses',
  'media',
  'licence-types',
  'eulas',
  'users',
]
const EDITS = ['create', 'update', 'delete'] as const

type Permissions = Record<string, Partial<Record<'read' | (typeof EDITS)[number], boolean>>>
type Access = { collections: Permissions; globals: Permissions }

function rightOf(role: Role, slug: string) {
  return MAY[AREA_OF[slug] ?? 'system'][role]
}

test('every collection has its place in the admin panel', () => {
  const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))

  expect([...ours, ...globals.config.map(({ slug }) => slug)].toSorted()).toEqual(
    Object.keys(AREA_OF).toSorted(),
  )
})

/** What has a list or a form in the admin panel: ours, and the saved views of Payload's. */
const rows = [...config.collections, ...config.globals].filter(
  ({ slug }) => slug in AREA_OF || slug === 'payload-query-presets',
)

test('everything the forms of the desk say stands in English and in German', async () => {
  const words = rows.flatMap((row): [string, unknown][] => [
    ...(row.admin.description ? [[row.slug, row.admin.description] as [string, unknown]] : []),
    ...('labels' in row
      ? [row.labels.singular, row.labels.plural].map((name): [string, unknown] => [row.slug, name])
      : [[row.slug, row.label] as [string, unknown]]),
    ...wordsOnScreen(row.fields, row.slug),
  ])
  const said = await inBoth(config, words)
  const names = Object.values(NAMES).flat()

  expect(Object.keys(NAMES).toSorted()).toEqual(Object.keys(AREA_OF).toSorted())
  expect(names.filter((name) => name && inGerman(name) === undefined)).toEqual([])
  expect(words.length).toBeGreaterThan(400)
  expect(onlyInEnglish(said)).toEqual([])
  expect(rawValues(said)).toEqual([])
})

test('a field is called by what it is, not by another field of its name', () => {
  expect(rows.flatMap((row) => calledByOthers(row.fields, row.slug))).toEqual([])
})

test('the tables of words speak of fields and options that are there', () => {
  const paths = rows.flatMap(({ fields, slug }) => pathsOf(fields, slug))
  const ends = new Set(
    paths.flatMap((path) => path.split('.').map((_, from, parts) => parts.slice(from).join('.'))),
  )
  const spoken = [...Object.values(LABELS), DESCRIPTIONS].flatMap((table) => Object.keys(table))

  expect(spoken.filter((key) => !ends.has(key))).toEqual([])
})

test('no cell of a list holds what only a machine reads', () => {
  const cells = rows.flatMap((row) => columnsOf(row.fields, row.slug))
  const raw = cells.filter(
    ({ type, hasCell }) => type === 'json' || (type === 'checkbox' && !hasCell),
  )

  expect(cells.length).toBeGreaterThan(250)
  expect(raw.map(({ place }) => place)).toEqual([])
})

test('a number that is written down takes a comma wherever it takes a point', async () => {
  const req = { i18n: { language: 'en' }, payload: shop.payload, t: (key: string) => key }
  const more = { req, siblingData: {}, data: {} }
  const takes = async ({ validate }: TextLike, text: string) =>
    (await validate?.(text, more)) === true
  const texts = rows.flatMap((row) => textsOf(row.fields, row.slug))
  const numbers: TextLike[] = []
  for (const text of texts) {
    if ((await takes(text, '12.5')) && !(await takes(text, '12.5x'))) numbers.push(text)
  }

  expect(numbers.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'designers.shares.percent',
      'licence-types.tiers.multiplier',
      ...['combinationFactor', 'priceLists.factor', 'audiences.percentOff', 'taxRates.rate'].map(
        (name) => `shop.${name}`,
      ),
    ]),
  )
  for (const number of numbers) {
    expect([number.place, await takes(number, '12,5')]).toEqual([number.place, true])
    expect(number.hooks?.beforeValidate?.map((hook) => hook({ value: '12,5' }))).toEqual(['12.5'])
  }
})

test('an amount stands in its own currency: beside it, its order’s, or the shop’s in the catalogue', () => {
  const ofShop = ['typefaces', 'styles', 'bundles', 'licence-types']
  const without = config.collections
    .filter(({ slug }) => !ofShop.includes(slug))
    .filter(({ fields, slug }) =>
      columnsOf(fields, slug).some(({ cell }) => /PriceCell/.test(cell)),
    )
    .filter(({ flattenedFields }) =>
      flattenedFields.every(({ name }) => !['currency', 'order'].includes(name)),
    )

  expect(without.map(({ slug }) => slug)).toEqual([])
})

test.each(ROLES)(
  'a member of staff with the role %s reads and edits what it leads to',
  async (role) => {
    const { body } = await staff[role].ask<Access>('GET', '/api/access')
    const permissions = { ...body.collections, ...body.globals }
    const slugs = Object.keys(AREA_OF).filter((slug) => slug !== 'users')
    const mayRead = slugs.filter((slug) => permissions[slug]?.read)
    const mayEdit = slugs.filter((slug) => EDITS.some((deed) => permissions[slug]?.[deed]))

    expect(mayRead.filter((slug) => !OPEN.includes(slug) && rightOf(role, slug) === '-')).toEqual(
      [],
    )
    expect(slugs.filter((slug) => rightOf(role, slug) !== '-' && !mayRead.includes(slug))).toEqual(
      role === 'owner' ? ['second-factors', 'passkeys', 'limits'] : [],
    )
    expect(mayEdit.filter((slug) => rightOf(role, slug) !== 'e')).toEqual([])
  },
)

test.each(ROLES)('the navigation shows the role %s what it may read', (role) => {
  const user = { roles: [role], collection: 'users' } as never
  const shown = config.collections.filter(({ slug, admin }) => {
    const isHidden = typeof admin.hidden === 'function' ? admin.hidden({ user }) : admin.hidden
    return slug in AREA_OF && !isHidden
  })

  expect(shown.filter(({ slug }) => rightOf(role, slug) === '-')).toEqual([])
  expect(shown.length).toBeGreaterThan(role === 'designer' ? -1 : 3)
})

type Door = { area: Area; method: string; path: string; deed: string }

function doorsOf(
  endpoints: readonly Endpoint[],
  { at, area }: { at: string; area?: Area },
): Door[] {
  return endpoints
    .filter(({ custom }) => custom?.isOfStaff)
    .map(({ custom, method, path }) => ({
      area: (custom?.area ?? area) as Area,
      method: method.toUpperCase(),
      path: `${at}${path.replaceAll(/:\w+/g, 'none')}`,
      deed: deedOfPath(path),
    }))
}

const doors = [
  ...doorsOf(config.endpoints, { at: '/api' }),
  ...Object.values(collections).flatMap(({ config: { slug, endpoints } }) =>
    doorsOf(endpoints || [], { at: `/api/${slug}`, area: AREA_OF[slug] }),
  ),
]

test('the audit calls each deed by words that staff know, in both languages', () => {
  const deeds = doors
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'))
    .map(({ deed }) => deed)
  const unknown = ['prices', ...deeds].filter((deed) => {
    const words = deedInWords('en', deed)
    return deed !== '' && (words === deed || inGerman(words) === undefined)
  })

  expect(unknown).toEqual([])
})

test.each(ROLES)(
  'an endpoint of the desk refuses the role %s where it does not lead',
  async (role) => {
    const wrong: string[] = []
    for (const { area, method, path } of doors) {
      // What is everybody's own is seen to by the tests of the second factor and of visits.
      if (!(area in MAY)) continue
      const right = MAY[area][role]
      const isOpen = right === 'e' || (right === 'r' && method === 'GET')
      const { status } = await (method === 'GET'
        ? staff[role].open(path)
        : staff[role].ask(method, path, {}))
      if ((status === 403) === isOpen) wrong.push(`${method} ${path}: ${status}`)
    }

    expect(doors.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  },
)

test('whoever may not is told in one sentence who may and whom to ask, by Payload’s doors and ours', async () => {
  type Refused = { error?: { message: string }; errors?: { message: string }[] }
  const said = async (role: Role, method: string, path: string) => {
    const { body } = await staff[role].ask<Refused>(method, path, method === 'GET' ? undefined : {})
    return body.error?.message ?? body.errors?.[0]?.message
  }
  const forSales = 'This needs the role Owner or Sales. An owner can give it to you.'

  expect(await said('fonts', 'GET', '/api/coupons')).toBe(
    'This needs the role Owner, Sales or Accountant. An owner can give it to you.',
  )
  expect(await said('accountant', 'POST', '/api/quotes/make')).toBe(forSales)
  expect(await said('pages', 'POST', '/api/quotes/make')).toBe(forSales)
  expect(await said('fonts', 'PATCH', '/api/licence-types/none')).toBe(forSales)
  expect(await said('sales', 'POST', '/api/globals/shop')).toBe(
    'This needs the role Owner. An owner can give it to you.',
  )
  // No role changes what the shop alone writes.
  expect(await said('owner', 'PATCH', '/api/orders/none')).toMatch(/^You are not allowed/)
  const areas = Object.keys(MAY) as Area[]
  const refusals = areas.flatMap((area) => [refusalOf('read', area), refusalOf('edit', area)])
  expect(refusals.filter((one) => / or |needs/.test(say('de', one)))).toEqual([])
})

test('who is not an owner reads the others’ names, edits only what is their own, and gives no roles', async () => {
  const { body } = await staff.pages.ask<{ docs: { id: string; email: string }[] }>(
    'GET',
    '/api/users',
  )
  const idOf = (role: Role) => body.docs.find(({ email }) => email.startsWith(`staff-${role}`))?.id
  const change = (role: Role, data: object) =>
    staff.pages.ask<{ doc: object }>('PATCH', `/api/users/${idOf(role)}`, data)

  expect((await change('sales', { name: 'Taken over' })).status).toBe(403)
  expect((await change('pages', { name: 'Own name', roles: ['owner'] })).body.doc).toMatchObject({
    name: 'Own name',
    roles: ['pages'],
  })
  expect((await staff.pages.ask('POST', '/api/users', { email: 'x@example.org' })).status).toBe(403)
})

test('the role of owner stays with the last who has it', async () => {
  const { body } = await staff.owner.ask<{ user: { id: string } }>('GET', '/api/users/me')
  const answer = await staff.owner.ask<{ errors: { message: string }[] }>(
    'PATCH',
    `/api/users/${body.user.id}`,
    { roles: ['sales'], currentPassword: STAFF_PASSWORD },
  )

  expect(answer.status).toBe(409)
  expect(answer.body.errors[0]?.message).toContain('This is the last owner')
})

test.each(ROLES)('a member of staff with the role %s sees the drafts it leads to', async (role) => {
  const data = { email: `staff-${role}@example.org`, password: STAFF_PASSWORD }
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify(data))
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = new Headers({ cookie, origin: ORIGIN })
  const sees = (collection: 'pages' | 'typefaces', from = headers) =>
    mayPreview(shop.payload, { headers: from, collection })

  expect([await sees('pages'), await sees('typefaces')]).toEqual([
    rightOf(role, 'pages') !== '-',
    rightOf(role, 'typefaces') !== '-',
  ])
  expect(await sees('pages', new Headers())).toBe(false)
})

test('each list calls a state by the one word it has, in both languages', () => {
  type Part = { name?: string; fields?: Part[]; options?: { value: string; label: unknown }[] }
  const fieldsOf = ({ fields = [] }: Part): Part[] =>
    fields.flatMap((field) => [field, ...fieldsOf(field)])
  const listed = Object.keys(STATE_NAMES).map((kind) => {
    const collection = config.collections.find(({ slug }) => slug === kind) as Part | undefined
    const name = kind === 'invoices' ? 'kind' : 'state'
    const options = fieldsOf(collection ?? {}).find((field) => field.name === name)?.options ?? []
    return [kind, options.map(({ value, label }) => [value, label])]
  })
  const named = Object.entries(STATE_NAMES).map(([kind, names]) => [
    kind,
    Object.entries(names).map(([value, en]) => [value, { en, de: inGerman(en) }]),
  ])

  expect(listed).toEqual(named)
})
