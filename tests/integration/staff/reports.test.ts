import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPaidPurchase } from '../../support/shop/buyer'
import { readArchive } from '../../support/shop/read-archive'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff, type Staff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { depth: 0, overrideAccess: true } as const
const YEAR = new Date().getUTCFullYear()
const ROYALTIES = `/api/reports/royalties?from=${YEAR}-01-01&to=${YEAR}-12-31`

async function aDesigner(name: string, percent: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: 'young-serif' } },
    ...STAFF,
  })
  const shares = [{ typeface: docs[0]?.id, percent }]
  const { id } = await payload.create({
    collection: 'designers',
    data: { name, shares } as never,
    ...STAFF,
  })
  return id
}

const csvOf = async (staff: Staff, path = ROYALTIES) => (await staff.open(path)).text()

let own = ''
let other = ''
let owner: Staff
beforeAll(async () => {
  owner = await signInStaff(shop)
  own = await aDesigner('Ada Drawer', '30')
  other = await aDesigner('Bo Drawer', '20')
  await aPaidPurchase(shop.visitor())
})

test('a designer reads their own royalties, whomever they ask for', async () => {
  const designer = await signInStaff(shop, { roles: ['designer'] })
  const before = await csvOf(designer)
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: ['designer'] } },
    ...STAFF,
  })
  const [login] = docs
  await payload.update({
    collection: 'users',
    id: login?.id ?? '',
    data: { designer: own },
    ...STAFF,
  })

  expect(before).not.toContain('Drawer')
  for (const asked of [ROYALTIES, `${ROYALTIES}&designer=${other}`]) {
    expect(await csvOf(designer, asked)).toContain('Ada Drawer')
    expect(await csvOf(designer, asked)).not.toContain('Bo Drawer')
  }
  expect(await csvOf(owner)).toContain('Bo Drawer')
  expect((await designer.open(ROYALTIES.replace('royalties', 'sales'))).status).toBe(403)

  const seen = await designer.ask<{ docs: { email: string }[] }>('GET', '/api/users')
  expect(seen.body.docs.map(({ email }) => email)).toEqual([login?.email])
  const given = await designer.ask('PATCH', `/api/users/${login?.id}`, { designer: other })
  expect(given.body).toMatchObject({ doc: { designer: own } })
})

test('what a shop of play money gives the books bears a mark, and what it holds too', async () => {
  const days = `from=${YEAR}-01-01&to=${YEAR}-12-31`
  const parcel = await owner.open(`/api/reports/parcel?${days}`)
  const named = async (path: string) =>
    (await owner.open(path)).headers.get('content-disposition') ?? ''
  const files = await readArchive(parcel)

  expect(parcel.headers.get('content-disposition')).toContain('filename="example-books-')
  expect(files.filter(({ name }) => name.endsWith('.csv')).map(({ name }) => name)).toEqual([
    'example-documents.csv',
    'example-oss.csv',
    'example-eu-sales.csv',
  ])
  expect(await named(`/api/reports/vat?table=oss&${days}`)).toContain('"example-oss-')
  expect(await named(`/api/invoices/export?${days}`)).toContain('"example-invoices-')
})
