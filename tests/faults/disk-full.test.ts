import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { CountryAnswer, PricedCart } from '@/domain/cart/priced-cart'
import { sendMails } from '@/operations/mails/send-mails'
import { fillDiskAt } from '../support/faults/fill-disk'
import { fillFolderAt } from '../support/faults/fill-folder'
import { aStyle, openStaffDoor, type MasterResponse } from '../support/faults/staff-door'
import { tracesOf } from '../support/faults/traces'
import type { Answer } from '../support/shop/browser'
import {
  aLine,
  aPaidPurchase,
  confirm,
  createPayment,
  detailsFor,
  payDemo,
  readStatus,
  type Placed,
} from '../support/shop/buyer'
import { deliveredOnce, settledDelivery } from '../support/shop/delivered'
import { emptyOutbox, openShop } from '../support/shop/open-shop'

const shop = await openShop()
const isSqlite = shop.payload.db.name === 'sqlite'
afterAll(() => shop.close())

const NO_ROOM = {
  status: 507,
  body: { error: { code: 'disk_full', message: expect.stringMatching(/\.$/) as string } },
}

const ALL_FORMATS = ['PVW', 'TRIAL', 'TTF', 'WOFF', 'WOFF2']

type Disk = ReturnType<typeof fillDiskAt>

/** What a buyer is told when there is no room, again and again until there is. */
async function ask<Body>(disk: Disk, request: () => Promise<Answer<Body>>): Promise<Body> {
  const answer = await request()
  if (answer.status < 400) return answer.body
  expect(answer).toMatchObject(NO_ROOM)
  disk.makeRoom()
  const again = await request()
  expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
  return again.body
}

const formatsIn = ({ files }: MasterResponse) =>
  [...new Set(files.map(({ format }) => format))].toSorted()

/** Every step as docs/api.md tells it; the disk is full from one write on, until the buyer was told so. */
async function buyWhileFull(nth: number) {
  const buyer = shop.visitor()
  const email = `full-${nth}@example.org`
  const line = await aLine(buyer, { slug: 'young-serif' })
  const disk = fillDiskAt(shop.payload, nth)

  const cart = await ask(disk, () => buyer.post<PricedCart>('/api/order', { lines: [line] }))
  const priced = await ask(disk, () =>
    buyer.post<CountryAnswer>('/api/order/country', { cart_key: cart.cart_key, country: 'DE' }),
  )
  const details = detailsFor(priced, { email })
  const order = await ask(disk, () => buyer.post<Placed>('/api/order/checkout', details))
  const payment = await ask(disk, () => createPayment(buyer, cart))
  await ask(disk, () => payDemo(buyer, payment))
  const { status } = await ask(disk, () => confirm(buyer, cart, payment))
  await sendMails(shop.payload).catch(() => {})
  disk.restore()
  return { order, email, status, writes: disk.writes }
}

/** A mail that could not be claimed, or noted as sent, is due again in a minute. */
async function sendStuckMails(email: string) {
  const stuck = { to: { equals: email }, state: { not_equals: 'sent' } }
  const data = { dueAt: new Date().toISOString(), state: 'waiting' } as const
  await shop.payload.update({ collection: 'mails', where: stuck, data, overrideAccess: true })
  await sendMails(shop.payload)
}

test.runIf(isSqlite)(
  'a purchase is paid and delivered once, at whichever of its writes the disk is full',
  async () => {
    for (let nth = 1, writes = nth; nth <= writes; nth++) {
      const bought = await buyWhileFull(nth)
      writes = bought.writes
      await sendStuckMails(bought.email)
      const { sent, ...delivered } = await settledDelivery(shop, bought.order)
      const { sent: _once, ...once } = deliveredOnce()

      expect(bought.status).toBe('paid')
      expect({ ...delivered, nth }).toEqual({ ...once, nth })
      // Twice where it had left, and no room was to note so.
      expect([1, 2]).toContain(sent)
    }
  },
)

test('an upload is refused in a sentence and taken once there is room, at whichever of its writes the disk is full', async () => {
  const door = await openStaffDoor(shop)
  const bytes = await readFile('src/seed/masters/bungee/Bungee-Regular.ttf')
  for (let nth = 1, wasFull = true; wasFull; nth++) {
    const style = await aStyle(shop, `full-${nth}`)
    const disk = await fillFolderAt(nth)
    const answer = await door.upload(style, bytes)
    const { files } = await tracesOf(shop)
    wasFull = disk.isFull
    disk.restore()
    const again = await door.upload(style, bytes)

    expect(wasFull ? answer : NO_ROOM).toMatchObject(NO_ROOM)
    expect(files.filter((file) => file.startsWith('fonts/drafts/'))).toEqual([])
    expect([again.status, formatsIn(again.body)]).toEqual([200, ALL_FORMATS])
  }
})

test('an archive is refused in a sentence, and sent once there is room, at whichever of its writes the disk is full', async () => {
  for (let nth = 1, wasFull = true; wasFull; nth++) {
    const buyer = shop.visitor()
    const { order } = await aPaidPurchase(buyer)
    const { licences } = await readStatus(buyer, order)
    const url = licences[0]?.download_url ?? ''
    await emptyOutbox(shop.payload)
    const before = await tracesOf(shop)
    const disk = await fillFolderAt(nth)
    const answer = await buyer.fetch(url)
    const left = await tracesOf(shop)
    wasFull = disk.isFull
    disk.restore()
    const again = await buyer.fetch(url)

    if (wasFull) {
      expect({ status: answer.status, body: await answer.json() }).toMatchObject(NO_ROOM)
      expect(left).toEqual(before)
    }
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'application/zip'])
    await again.arrayBuffer()
  }
})
