import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { readFont } from '@/operations/fonts/font-store'
import { isClear } from '../support/faults/clear-sentence'
import { cutShort } from '../support/faults/cut-short'
import type { DamagedFont } from '../support/faults/damaged-font'
import { flipBytes } from '../support/faults/flip-bytes'
import { overfillTables } from '../support/faults/overfill-tables'
import { readAgain } from '../support/faults/read-again'
import { rewriteDirectory } from '../support/faults/rewrite-directory'
import { aStyle, openStaffDoor } from '../support/faults/staff-door'
import { sample } from '../support/faults/sweep'
import { tangleGlyphs } from '../support/faults/tangle-glyphs'
import { fontProcesses, tracesOf } from '../support/faults/traces'
import { openShop } from '../support/shop/open-shop'
import { sha256Of } from '../support/shop/read-archive'

/** What staff are promised; the product itself gives up sooner. */
const PROMISED_MS = 20_000

const shop = await openShop()
const staff = await openStaffDoor(shop)
afterAll(() => shop.close())

const SEED = 'src/seed/masters'
const trueType = await readFile(`${SEED}/instrument-serif/InstrumentSerif-Regular.ttf`)
const cff = await readFile(`${SEED}/fount-serif/FountSerif-Regular.otf`)
const arabic = await readFile(`${SEED}/vazirmatn/Vazirmatn-Variable.ttf`)

const style = await aStyle(shop, 'damaged')
const sound = await aStyle(shop, 'sound')
await staff.upload(sound, cff)

async function filesOf(styleId: string) {
  const { docs } = await shop.payload.find({
    collection: 'font-files',
    where: { style: { equals: styleId } },
    depth: 0,
    limit: 20,
    overrideAccess: true,
  })
  return docs
}

/** The characters in each file made of a style's master, read from the store. */
async function charactersInFiles(styleId: string): Promise<number[]> {
  const files = await filesOf(styleId)
  const stored = files.map(({ sha256, filename }) => {
    return readFont(sha256 ?? '', filename?.split('.').at(-1) ?? '')
  })
  return Promise.all((await Promise.all(stored)).map(readAgain))
}

/** Of each damage, where `npm run test:soak` takes a dozen. */
const FEW = 4

const DAMAGES: [what: string, fonts: DamagedFont[]][] = [
  ['cut short', each(cutShort(trueType), 16)],
  ['with a directory that lies', each(rewriteDirectory(cff), 20)],
  ['with bytes rewritten', each(flipBytes(arabic, 6), 4)],
  ['with glyphs made of each other', tangleGlyphs(trueType)],
  ['with tables that say more than they hold', overfillTables(trueType)],
]

function each(fonts: DamagedFont[], step: number): DamagedFont[] {
  return fonts.filter((_font, index) => index % step === 0)
}

test.each(DAMAGES)('fonts %s are refused in a sentence, or good', async (what, damaged) => {
  const fonts = sample(damaged, FEW)
  const styles = await Promise.all(
    fonts.map((_font, index) => aStyle(shop, `${what.replaceAll(' ', '-')}-${index}`)),
  )
  const before = await tracesOf(shop)
  const answers: Awaited<ReturnType<typeof staff.upload>>[] = []
  for (const [index, { bytes }] of fonts.entries()) {
    answers.push(await staff.upload(styles[index] ?? '', bytes))
  }
  const refused = styles.filter((_style, index) => answers[index]?.status === 400)
  const good = styles.filter((_style, index) => answers[index]?.status === 200)
  const sentences = answers.flatMap(({ body }) => (body.error ? [body.error.message] : []))
  const rowsOfRefused = await Promise.all(refused.map(filesOf))
  const characters = await Promise.all(good.map(charactersInFiles))
  const { files } = await tracesOf(shop)

  expect(refused.length + good.length).toBe(fonts.length)
  expect(sentences.filter((sentence) => !isClear(sentence))).toEqual([])
  expect(rowsOfRefused.flat()).toEqual([])
  expect(characters.filter((counts) => counts.length < 5 || Math.min(...counts) < 1)).toEqual([])
  expect(files.length - before.files.length).toBeLessThanOrEqual(good.length * 6)
  expect(files.filter((file) => /drafts|\.part$|\.font$/.test(file))).toEqual([])
})

test('a damaged font in the place of a good one leaves the good one where it was', async () => {
  const [kept, traces] = [await filesOf(sound), await tracesOf(shop)]
  const uploaded = await staff.upload(sound, cff.subarray(0, cff.length / 2))
  const compared = await staff.compare(sound, cff.subarray(0, cff.length / 2))

  expect([uploaded.status, compared.status]).toEqual([400, 400])
  expect(await filesOf(sound)).toEqual(kept)
  expect(await tracesOf(shop)).toEqual(traces)
})

test('twenty damaged fonts at once hold up neither a good one nor the list of fonts', async () => {
  const fonts = [...each(cutShort(arabic), 12), ...overfillTables(arabic)].slice(0, 20)
  const traces = await tracesOf(shop)
  const visitor = shop.visitor()
  const list = await visitor.get('/api/fonts')
  const startedAt = Date.now()
  const damaged = fonts.map(async ({ bytes }) => {
    const { status, body } = await staff.upload(style, bytes)
    return {
      status,
      isClear: isClear(body.error.message),
      inTime: Date.now() - startedAt < PROMISED_MS,
    }
  })
  const good = [cff, cff, cff].map((bytes) => staff.upload(sound, bytes))
  const lists = Array.from({ length: 20 }, () => visitor.get('/api/fonts'))

  expect((await Promise.all(lists)).map(({ body }) => body)).toEqual(lists.map(() => list.body))
  expect(await Promise.all(damaged)).toEqual(
    fonts.map(() => ({ status: 400, isClear: true, inTime: true })),
  )
  expect((await Promise.all(good)).map(({ status, body }) => [status, body.sha256])).toEqual(
    good.map(() => [200, sha256Of(cff)]),
  )
  expect(await tracesOf(shop)).toEqual(traces)
})

test('after all of them two processes are left at most, and the next good font is taken', async () => {
  const { status } = await staff.upload(style, trueType)

  expect(fontProcesses().length).toBeLessThanOrEqual(2)
  expect([status, (await filesOf(style)).map(({ format }) => format).toSorted()]).toEqual([
    200,
    ['PVW', 'PVW', 'TRIAL', 'TTF', 'WOFF', 'WOFF2'],
  ])
})
