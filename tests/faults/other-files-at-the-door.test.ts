import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { putTable } from '../support/faults/change-table'
import { foreignFiles } from '../support/faults/foreign-files'
import { randomBytes } from '../support/faults/random-from'
import { aStyle, openStaffDoor } from '../support/faults/staff-door'
import { tracesOf } from '../support/faults/traces'
import { openShop } from '../support/shop/open-shop'

const MEGABYTE = 1024 * 1024

const shop = await openShop()
const staff = await openStaffDoor(shop)
afterAll(() => shop.close())

const trueType = await readFile('src/seed/masters/instrument-serif/InstrumentSerif-Regular.ttf')
const style = await aStyle(shop, 'no-font')
const before = await tracesOf(shop)

test.each(foreignFiles(trueType))('$name: $sentence', async ({ name, bytes, sentence }) => {
  const { status, body } = await staff.upload(style, bytes, name)

  expect({ status, body }).toEqual({
    status: 400,
    body: { error: { code: 'not_a_font', message: sentence } },
  })
  expect(await tracesOf(shop)).toEqual(before)
})

test('an empty file is asked for again', async () => {
  const { status, body } = await staff.upload(style, new Uint8Array())

  expect({ status, body }).toEqual({
    status: 400,
    body: { error: { code: 'master_missing', message: 'Choose one font file, in TTF or OTF.' } },
  })
})

test('one byte more than 32 MB is too large, and never cut short', async () => {
  const { status, body } = await staff.upload(style, new Uint8Array(32 * MEGABYTE + 1))

  expect({ status, code: body.error.code }).toEqual({ status: 413, code: 'too_large' })
  expect(await tracesOf(shop)).toEqual(before)
})

test('a font of 32 MB that is noise for the most part is refused before anything is made of it', async () => {
  const noise = randomBytes(32 * MEGABYTE - trueType.length - 4096, 3)
  const { status, body } = await staff.upload(style, putTable(trueType, 'junk', noise))

  expect({ status, body }).toEqual({
    status: 400,
    body: {
      error: {
        code: 'not_a_font',
        message: 'This font carries 32 MB that no glyph, character or feature of it uses.',
      },
    },
  })
  expect(await tracesOf(shop)).toEqual(before)
})

test.each([
  ['a path', '../../../../etc/passwd.ttf'],
  ['a path of Windows', '..\\..\\fount.db'],
  ['control characters', 'Fo\u0000nt\r\nX-Evil: 1\u001b[31m.ttf'],
  ['ten thousand characters', `${'a'.repeat(10_000)}.ttf`],
  ['markup', '<img src=x onerror=alert(1)>.ttf'],
])('a name that is %s is no part of any file or answer', async (_what, name) => {
  const { status, body } = await staff.upload(style, trueType.subarray(0, 5000), name)

  expect({ status, body }).toEqual({
    status: 400,
    body: {
      error: {
        code: 'not_a_font',
        message: 'This font is cut short: a table reaches past the end of the file.',
      },
    },
  })
  expect(await tracesOf(shop)).toEqual(before)
})
