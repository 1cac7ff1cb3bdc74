import { afterAll, expect, test } from 'vitest'
import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { widen } from '../../support/fonts/change-font'
import { aStyle } from '../../support/faults/staff-door'
import { tracesOf } from '../../support/faults/traces'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, look, signInStaff } from '../../support/shop/staff'
import { master } from '../../support/shop/uploads'

const shop = await openShop()
const staff = await signInStaff(shop)
const young = await master('young-serif/YoungSerif-Regular.ttf')
const style = await aStyle(shop, 'cut')
afterAll(() => shop.close())

/** The first half of a file; then the line is gone. */
function cutAtHalf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isHalfway = false
  return new ReadableStream({
    pull(way) {
      if (isHalfway) return way.error(new Error('The line is gone.'))
      isHalfway = true
      way.enqueue(bytes.subarray(0, bytes.length / 2))
    },
  })
}

test('a file whose line is cut half-way leaves nothing, as a master or in an upload', async () => {
  const upload = await anUpload(staff, [])
  const before = await tracesOf(shop)
  const doors = [`/api/styles/${style}/master`, `/api/uploads/${upload.id}/files?name=Cut.ttf`]
  const sent = doors.map((path) => staff.send(path, cutAtHalf(young.bytes)))
  const answers = await Promise.allSettled(sent)

  expect(answers.some((one) => one.status === 'fulfilled' && one.value.status < 400)).toBe(false)
  expect(await tracesOf(shop)).toEqual(before)
  expect((await look(staff, upload.id)).files).toEqual([])
})

test('six files of one name and other bytes at once are six files', async () => {
  const upload = await anUpload(staff, [])
  const path = `/api/uploads/${upload.id}/files?name=Same.ttf`
  const fonts = Array.from({ length: 6 }, (_, index) => widen(young.bytes, { 40: index + 1 }))
  const sent = fonts.map((bytes) => staff.send<{ file: UploadedFile }>(path, bytes))
  const files = (await Promise.all(sent)).map(({ body }) => body.file)

  expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(6)
  expect((await look(staff, upload.id)).files.map(({ name }) => name)).toEqual(
    fonts.map(() => 'Same.ttf'),
  )
})

test.each(['', '/compare'])('a stranger puts no master at …/master%s', async (path) => {
  const before = await tracesOf(shop)
  const stranger = shop.visitor()
  const { status } = await stranger.send(
    `/api/styles/${style}/master${path}`,
    Uint8Array.from(young.bytes),
    { 'content-type': 'application/octet-stream' },
  )

  expect(status).toBe(403)
  expect(await tracesOf(shop)).toEqual(before)
})
