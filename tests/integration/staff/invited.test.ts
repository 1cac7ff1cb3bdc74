import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Typeface } from '@/payload-types'
import { ORIGIN } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, STAFF_PASSWORD } from '../../support/shop/staff'

const shop = await openShop()
const owner = await signInStaff(shop)
afterAll(() => shop.close())

const GIVEN = { currentPassword: STAFF_PASSWORD }

type Entry = {
  by: string
  deed: string
  place: string
  title: string
  row: string
  details: string | null
}

async function linkIn(address: string): Promise<string> {
  const folder = join(shop.dataDir, 'mail')
  for (const name of (await readdir(folder)).toSorted().reverse()) {
    const mail = await readFile(join(folder, name), 'utf8')
    const token = /reset\/([\w-]+)/.exec(mail.replaceAll('=\r\n', ''))?.[1]
    if (mail.includes(address) && token) return token
  }
  throw new Error(`No mail to ${address} has a link.`)
}

async function audit(): Promise<Entry[]> {
  return (await owner.ask<{ docs: Entry[] }>('GET', '/api/audit?limit=100&sort=at')).body.docs
}

test('who is invited chooses a password by the mail’s link and may do what the role says', async () => {
  const invitation = { email: 'New@Example.org', name: 'A colleague', roles: ['fonts'], ...GIVEN }
  expect((await owner.ask('POST', '/api/users/invite', invitation)).status).toBe(200)
  const response = await shop
    .visitor()
    .fetch('/api/users/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ token: await linkIn('new@example.org'), password: STAFF_PASSWORD }),
    })

  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ user: { roles: ['fonts'], name: 'A colleague' } })
})

test('an invitation without a role, or without an address, says what is missing', async () => {
  const { status, body } = await owner.ask<{ error: { fields: object } }>(
    'POST',
    '/api/users/invite',
    { email: 'nowhere' },
  )

  expect(status).toBe(400)
  expect(Object.keys(body.error.fields)).toEqual(['email', 'roles'])
})

test('the audit holds who did what: a save by its fields, a deed by its name, a sign-in, a deletion', async () => {
  const { body } = await owner.ask<{ doc: { id: string } }>('POST', '/api/redirects', {
    from: '/old-name',
    to: { type: 'custom', url: '/about' },
    type: '308',
  })
  await owner.ask('PATCH', `/api/redirects/${body.doc.id}`, { from: '/older-name' })
  await owner.ask('DELETE', `/api/redirects/${body.doc.id}`)
  await owner.ask('POST', '/api/globals/shop', { telephone: '+49 40 123456' })

  expect(
    (await audit()).map(({ by, deed, place, details }) => [by, deed, place, details].join(' | ')),
  ).toEqual(
    expect.arrayContaining([
      'staff@example.org | signed_in | users | ',
      'staff@example.org | acted | users | invite',
      'staff@example.org | created | redirects | ',
      'staff@example.org | changed | redirects | From: /old-name → /older-name',
      'staff@example.org | deleted | redirects | ',
      expect.stringMatching(
        /^staff@example.org \| changed \| shop \| Telephone: .* → \+49 40 123456$/,
      ),
    ]),
  )
})

test('an entry of a deed names the row it was of', async () => {
  const [style] = (await shop.payload.find({ collection: 'styles', limit: 1, depth: 1 })).docs
  const typeface = style?.typeface as Typeface
  const prices = [{ id: style?.id, was: style?.price ?? null, price: 12300 }]
  await owner.ask('POST', `/api/typefaces/${typeface.id}/prices`, { prices })

  expect((await audit()).find(({ row }) => row === typeface.id)).toMatchObject({
    deed: 'acted',
    title: typeface.name,
    details: expect.stringMatching(/^prices; .+: .+ → 123\.00\u00a0€$/) as string,
  })
})

test('the shop’s own bookkeeping is under nobody’s name, and an upload is told when it is carried out', async () => {
  const opened = await owner.ask<{ id: string }>('POST', '/api/uploads')
  await owner.ask('DELETE', `/api/uploads/${opened.body.id}`)

  expect(opened.status).toBe(201)
  const places = (await audit()).map(({ place }) => place)
  expect(places).not.toContain('price-history')
  expect(places).not.toContain('uploads')
})

test('the audit calls a style by its typeface, too', async () => {
  const [style] = (await shop.payload.find({ collection: 'styles', limit: 1, depth: 1 })).docs
  const { id = '', name, typeface } = style ?? {}
  await owner.ask('PATCH', `/api/styles/${id}`, { price: 12_400, confirmedPrice: 12_400 })

  expect((await audit()).find(({ row }) => row === id)).toMatchObject({
    deed: 'changed',
    title: `${(typeface as Typeface).name} ${name}`,
  })
})

test('nobody changes or removes an entry of the audit, not even an owner', async () => {
  const [entry] = (await owner.ask<{ docs: { id: string }[] }>('GET', '/api/audit?limit=1')).body
    .docs

  expect((await owner.ask('PATCH', `/api/audit/${entry?.id}`, { by: 'somebody' })).status).toBe(403)
  expect((await owner.ask('DELETE', `/api/audit/${entry?.id}`)).status).toBe(403)
  expect((await owner.ask('POST', '/api/audit', { deed: 'acted' })).status).toBe(403)
})

test('a deed whose entry cannot be written is answered as done', async () => {
  const create = shop.payload.create.bind(shop.payload)
  const spy = vi
    .spyOn(shop.payload, 'create')
    .mockImplementation(((options: never) =>
      (options as { collection: string }).collection === 'audit'
        ? Promise.reject(new Error('The database is away.'))
        : create(options)) as typeof create)
  const invitation = { email: 'unwritten@example.org', name: '', roles: ['pages'], ...GIVEN }
  const { status } = await owner.ask('POST', '/api/users/invite', invitation)
  spy.mockRestore()

  expect(status).toBe(200)
  expect(await linkIn('unwritten@example.org')).not.toBe('')
})
