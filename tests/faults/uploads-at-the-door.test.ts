import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer, UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { isClear } from '../support/faults/clear-sentence'
import { cutShort } from '../support/faults/cut-short'
import { foreignFiles } from '../support/faults/foreign-files'
import { overfillTables } from '../support/faults/overfill-tables'
import { tangleGlyphs } from '../support/faults/tangle-glyphs'
import { fontProcesses, tracesOf } from '../support/faults/traces'
import type { Refusal } from '../support/shop/browser'
import { listFiles } from '../support/shop/list-files'
import { openShop } from '../support/shop/open-shop'
import { anUpload, look, signInStaff } from '../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
const waiting = join(shop.dataDir, 'uploads')
afterAll(() => shop.close())

const SEED = 'src/seed/masters'
const trueType = await readFile(`${SEED}/alegreya/Alegreya-Regular.ttf`)
const arabic = await readFile(`${SEED}/vazirmatn/Vazirmatn-Variable.ttf`)
const before = await tracesOf(shop)

/** Where nothing is cut but the padding behind the last table, a font is whole. */
const LAST_TABLE = arabic.length - 4

const discard = ({ id }: UploadAnswer) => staff.ask('DELETE', `/api/uploads/${id}`)

function addTo({ id }: UploadAnswer, name: string, bytes: Uint8Array) {
  const path = `/api/uploads/${id}/files?name=${encodeURIComponent(name)}`
  return staff.send<{ file: UploadedFile } & Refusal>(path, bytes)
}

test('a folder of damaged fonts with two good ones among them is sorted in one go, at once', async () => {
  const damaged = [
    ...cutShort(arabic).filter(({ bytes }, index) => index % 10 === 0 && bytes.length < LAST_TABLE),
    ...tangleGlyphs(trueType),
    ...foreignFiles(trueType),
  ]
  const upload = await anUpload(staff, [])
  const sent = [
    ...damaged.map(({ name, bytes }) => addTo(upload, name, bytes)),
    addTo(upload, 'Good.ttf', trueType),
    addTo(upload, 'Arabic.ttf', arabic),
  ]
  const lists = Array.from({ length: 10 }, () => shop.visitor().get('/api/fonts'))
  const answers = await Promise.all(sent)
  const files = answers.map(({ body }) => body.file)
  const refused = files.filter(({ state }) => state === 'refused')
  const sentences = refused.map(({ failure }) => failure?.sentence ?? '')

  expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(lists.map(() => 200))
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201))
  expect(sentences.filter((sentence) => !isClear(sentence))).toEqual([])
  expect(refused).toHaveLength(damaged.length)
  expect((await look(staff, upload.id)).progress).toEqual({ done: 0, failed: 0, of: 2 })
  expect(await listFiles(waiting)).toHaveLength(2)
  await discard(upload)
  expect(await tracesOf(shop)).toEqual(before)
})

test('one damaged font sent five times at once is listed once, and refused each time', async () => {
  const upload = await anUpload(staff, [])
  const [font] = overfillTables(trueType)
  const sent = Array.from({ length: 5 }, () => addTo(upload, 'Five.ttf', font?.bytes ?? trueType))
  const failures = (await Promise.all(sent)).map(({ body }) => body.file.failure)

  expect(failures).toEqual(
    sent.map(() => ({ step: 'check', code: 'not_a_font', sentence: failures[0]?.sentence })),
  )
  expect((await look(staff, upload.id)).files).toHaveLength(1)
  await discard(upload)
  expect(await tracesOf(shop)).toEqual(before)
})

test.each([
  ['../../../../etc/passwd.ttf', 'passwd.ttf'],
  ['..\\..\\fount.db', 'fount.db'],
  ['Fo\u0000nt\r\nX-Evil: 1\u001b[31m.ttf', 'FontX-Evil: 1[31m.ttf'],
  [`${'a'.repeat(10_000)}.ttf`, 'a'.repeat(200)],
  ['..', '..'],
  ['', 'Unnamed file'],
])('a file named %j is listed as %j and stored as neither', async (name, listed) => {
  const upload = await anUpload(staff, [])
  const { body } = await addTo(upload, name, trueType)

  expect([body.file.name, body.file.state]).toEqual([listed, 'planned'])
  expect(await listFiles(waiting)).toEqual([join(upload.id, `${body.file.sha256}.font`)])
  await discard(upload)
  expect(await tracesOf(shop)).toEqual(before)
})

test('one byte more than 32 MB is refused, listed as refused, and not kept', async () => {
  const upload = await anUpload(staff, [])
  const { status, body } = await addTo(upload, 'Huge.ttf', new Uint8Array(32 * 1024 * 1024 + 1))
  const [file] = (await look(staff, upload.id)).files

  expect([status, body.error.code, isClear(body.error.message)]).toEqual([413, 'too_large', true])
  expect([file?.state, file?.failure?.code]).toEqual(['refused', 'too_large'])
  expect(await listFiles(shop.dataDir)).not.toContainEqual(expect.stringMatching(/\.font$/))
  await discard(upload)
  expect(await tracesOf(shop)).toEqual(before)
  expect(fontProcesses().length).toBeLessThanOrEqual(2)
})
