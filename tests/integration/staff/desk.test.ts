import { afterAll, beforeAll, expect, test } from 'vitest'
import { AREA_OF } from '@/domain/staff/areas'
import { ROLES, type Area, type Role } from '@/domain/staff/roles'
import { openShop } from '../../support/shop/open-shop'
import { onlyInEnglish, wordsOnScreen } from '../../support/staff/words-on-screen'
import { signInStaff, type Staff } from '../../support/shop/staff'

const shop = await openShop()
const { collections, globals, config } = shop.payload
const staff = {} as Record<Role, Staff>
afterAll(() => shop.close())
beforeAll(async () => {
  for (const role of ROLES) staff[role] = await signInStaff(shop, { roles: [role] })
})

/** Who may do what, as the foundry is told it: e edits, r reads, - is not let in. */
const MAY: Record<Exclude<Area, 'reports'>, Record<Role, 'e' | 'r' | '-'>> = {
  sell: { owner: 'e', sales: 'e', fonts: '-', pages: '-' },
  catalogue: { owner: 'e', sales: 'r', fonts: 'e', pages: 'r' },
  licensing: { owner: 'e', sales: 'e', fonts: 'r', pages: '-' },
  site: { owner: 'e', sales: '-', fonts: '-', pages: 'e' },
  settings: { owner: 'e', sales: '-', fonts: '-', pages: '-' },
  system: { owner: 'e', sales: '-', fonts: '-', pages: '-' },
}
/** Everybody reads what of these is published; everybody on the staff sees the others. */
const OPEN = ['typefaces', 'styles', 'pages', 'media', 'licence-types', 'eulas', 'users']
const EDITS = ['create', 'update', 'delete'] as const

type Permissions = Record<string, Partial<Record<'read' | (typeof EDITS)[number], boolean>>>
type Access = { collections: Permissions; globals: Permissions }

function rightOf(role: Role, slug: string) {
  return MAY[AREA_OF[slug] as Exclude<Area, 'reports'>][role]
}

test('every collection has its place in the admin panel', () => {
  const ours = Object.keys(collections).filter((slug) => !slug.startsWith('payload-'))

  expect([...ours, ...globals.config.map(({ slug }) => slug)].toSorted()).toEqual(
    Object.keys(AREA_OF).toSorted(),
  )
})

test('everything the forms of the desk say stands in English and in German', () => {
  const rows = [...config.collections, ...config.globals].filter(({ slug }) => slug in AREA_OF)
  const words = rows.flatMap((row): [string, unknown][] => [
    ...Object.values('labels' in row ? row.labels : [row.label]).map((label): [string, unknown] => [
      row.slug,
      label,
    ]),
    ...(row.admin.description ? [[row.slug, row.admin.description] as [string, unknown]] : []),
    ...wordsOnScreen(row.fields, row.slug),
  ])

  expect(words.length).toBeGreaterThan(400)
  expect(onlyInEnglish(words)).toEqual([])
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
      role === 'owner' ? ['limits'] : [],
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
  expect(shown.length).toBeGreaterThan(3)
})

const doors = Object.values(collections).flatMap(({ config: { slug, endpoints } }) =>
  (endpoints || [])
    .filter(({ custom }) => custom?.isOfStaff)
    .map(({ method, path }) => ({ slug, method, path: path.replaceAll(/:\w+/g, 'none') })),
)

test.each(ROLES)(
  'an endpoint of the desk refuses the role %s where it does not lead',
  async (role) => {
    const wrong: string[] = []
    for (const { slug, method, path } of doors) {
      const right = rightOf(role, slug)
      const isOpen = right === 'e' || (right === 'r' && method === 'get')
      const { status } = await staff[role].ask(
        method.toUpperCase(),
        `/api/${slug}${path}`,
        method === 'get' ? undefined : {},
      )
      if ((status === 403) === isOpen) wrong.push(`${method} /${slug}${path}: ${status}`)
    }

    expect(doors.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  },
)

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
    { roles: ['sales'] },
  )

  expect(answer.status).toBe(409)
  expect(answer.body.errors[0]?.message).toContain('This is the last owner')
})
