import { afterAll, expect, test } from 'vitest'
import { ROLES } from '@/domain/staff/roles'
import { refuseSchedule } from '@/operations/staff/refuse-calls'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, STAFF_PASSWORD } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const anna = await signInStaff(shop, { email: 'anna@example.org', roles: ['pages'] })
const bert = await signInStaff(shop, { email: 'bert@example.org', roles: ['pages'] })
afterAll(() => shop.close())

const LOCKS = '/api/payload-locked-documents'

type Lock = { doc: { id: string; user: { value: string | { id: string } } } }

async function idOf(email: string): Promise<string> {
  const where = { email: { equals: email } }
  const { docs } = await payload.find({ collection: 'users', where, overrideAccess: true })
  return docs[0]?.id ?? ''
}

async function aPage(slug: string): Promise<string> {
  const data = { title: slug, slug, _status: 'draft' } as const
  return (await payload.create({ collection: 'pages', data, overrideAccess: true })).id
}

const holderOf = ({ doc }: Lock) =>
  typeof doc.user.value === 'string' ? doc.user.value : doc.user.value.id

test('a lock is its own user’s, whoever its maker says it is, and stays so', async () => {
  const [own, other] = [await idOf('anna@example.org'), await idOf('bert@example.org')]
  const lock = {
    document: { relationTo: 'pages', value: await aPage('locked') },
    user: { relationTo: 'users', value: other },
  }
  const made = await anna.ask<Lock>('POST', LOCKS, lock)
  const changed = await anna.ask<Lock>('PATCH', `${LOCKS}/${made.body.doc.id}`, { user: lock.user })
  expect([made, changed].map(({ body }) => holderOf(body))).toEqual([own, own])

  const taken = await bert.ask<Lock>('PATCH', `${LOCKS}/${made.body.doc.id}`, {
    user: { relationTo: 'users', value: own },
  })
  expect(holderOf(taken.body)).toBe(other)
})

/** The headers of somebody who is signed in with these roles. */
async function headersOf(role: (typeof ROLES)[number]): Promise<Headers> {
  const email = `schedules-${role}@example.org`
  await signInStaff(shop, { email, roles: [role] })
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify({ email, password: STAFF_PASSWORD }))
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Headers({ cookie, origin: ORIGIN })
}

test('a schedule is refused to whoever may not publish what it is for, and so is its end', async () => {
  const page = { relationTo: 'pages', value: await aPage('scheduled') }
  const typeface = { relationTo: 'typefaces', value: 'any' }
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: page } as never,
    waitUntil: new Date(Date.now() + 3_600_000),
  })
  const asked = [{ doc: page }, { doc: typeface }, { deleteID: job.id }, { deleteID: 'any' }, {}]
  const outcomes: Record<string, boolean[]> = {}
  for (const role of ROLES) {
    const headers = await headersOf(role)
    const answers = []
    for (const args of asked) answers.push(await refuseSchedule(payload, { headers, args }))
    outcomes[role] = answers.map((refusal) => refusal === null)
  }

  expect(outcomes).toEqual({
    owner: [true, true, true, false, false],
    sales: [false, false, false, false, false],
    fonts: [false, true, false, false, false],
    pages: [true, false, true, false, false],
    accountant: [false, false, false, false, false],
    designer: [false, false, false, false, false],
  })
  expect(await refuseSchedule(payload, { headers: new Headers(), args: { doc: page } })).toMatch(
    /may not publish/,
  )
})
