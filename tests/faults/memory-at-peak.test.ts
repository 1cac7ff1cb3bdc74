import { afterAll, expect, test } from 'vitest'
import { slowBody } from '../support/faults/slow-body'
import { aStyle, openStaffDoor } from '../support/faults/staff-door'
import { sweep } from '../support/faults/sweep'
import { peakDuring, tracesOf } from '../support/faults/traces'
import { openShop } from '../support/shop/open-shop'
import { anUpload, signInStaff } from '../support/shop/staff'

const MEGABYTE = 1024 * 1024
const LARGEST = 32 * MEGABYTE
const AT_ONCE = sweep.isWhole ? 20 : 6

const shop = await openShop()
const door = await openStaffDoor(shop)
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const style = await aStyle(shop, 'peak')
const upload = await anUpload(staff, [])

const DOORS: [what: string, send: (index: number) => Promise<{ status: number }>][] = [
  ['as the master of a style', () => door.uploadSlowly(style, LARGEST)],
  [
    'to an upload of many files',
    (index) => staff.send(`/api/uploads/${upload.id}/files?name=${index}.ttf`, slowBody(LARGEST)),
  ],
]

test.each(DOORS)('32 MB that come slowly %s are never held whole', async (_what, send) => {
  const before = await tracesOf(shop)
  // What is loaded for the first file stays for all of them.
  const statuses = [(await send(0)).status]
  const peak = await peakDuring(async () => statuses.push((await send(1)).status))

  expect(peak / MEGABYTE).toBeLessThan(24)
  expect(statuses.filter((status) => status === 201 || status === 400)).toHaveLength(2)
  expect((await tracesOf(shop)).files).toEqual(before.files)
})

test.each(DOORS)(
  `${AT_ONCE} times 32 MB at once %s take less than 100 MB together`,
  async (_what, send) => {
    const before = await tracesOf(shop)
    const statuses: number[] = []
    const peak = await peakDuring(async () => {
      const sent = Array.from({ length: AT_ONCE }, (_, index) => send(index + 2))
      statuses.push(...(await Promise.all(sent)).map(({ status }) => status))
    })

    expect(peak / MEGABYTE).toBeLessThan(100)
    expect(statuses.filter((status) => status === 201 || status === 400)).toHaveLength(AT_ONCE)
    expect((await tracesOf(shop)).files).toEqual(before.files)
  },
)
