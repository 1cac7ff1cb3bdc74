import { spawn } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { ReleaseNotes } from '@/domain/catalogue/upload/release-notes'
import { requireUpload } from '@/operations/records/uploads'
import { carryOutAtOnce, resumeUploads } from '@/operations/uploads/run-upload'
import { dropOldUploads } from '@/operations/uploads/change-plan'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, look, signInStaff } from '../../support/shop/staff'
import { formatsOf, master, releasesOf, stylesOf, typefacesNamed } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const CUTS = ['Regular', 'Black', 'Italic']
const LATER = new Date(Date.now() + 3_600_000)

/** Another server on the same data, ended without warning once this many steps are done. */
async function endedAfter(steps: number, id: string, notes: ReleaseNotes): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=production',
      'src/setup/run-payload.mjs',
      'run',
      'tests/support/shop/carry-out-child.ts',
      id,
      JSON.stringify(notes),
    ],
    { env: process.env, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  )
  await vi.waitFor(
    async () => {
      const { files } = await look(staff, id)
      const done = files.flatMap((file) => file.steps.filter(({ state }) => state === 'done'))
      if (done.length < steps) throw new Error(`${done.length} steps are done.`)
    },
    { timeout: 90_000, interval: 20 },
  )
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await new Promise((gone) => child.once('exit', gone))
}

test.each([
  ['at its first step', 1],
  ['in the midst of its files', 9],
  ['after a file was published', 14],
])(
  'a server that ends %s is followed by one that carries on, and nothing is made twice',
  async (_when, steps) => {
    const name = `Alegreya ${steps}`
    const cuts = await Promise.all(CUTS.map((cut) => master(`alegreya/Alegreya-${cut}.ttf`)))
    const { id, files } = await anUpload(staff, cuts)
    const override = { typeface: { kind: 'new', name } }
    const overrides = Object.fromEntries(files.map((file) => [file.id, override]))
    await staff.ask('PATCH', `/api/uploads/${id}`, { files: overrides })
    await endedAfter(steps, id, { [`new:alegreya-${steps}`]: 'Three at once.' })
    const left = await look(staff, id)
    await resumeUploads(payload)
    const early = await look(staff, id)
    await resumeUploads(payload, LATER)
    const done = await look(staff, id)
    const styles = await stylesOf(payload, `alegreya-${steps}`)
    const releases = await releasesOf(payload, `alegreya-${steps}`)
    const formats = await Promise.all(styles.map((style) => formatsOf(payload, style.id)))

    expect([left.state, early.state]).toEqual(['running', 'running'])
    expect(done).toMatchObject({ state: 'done', progress: { done: 3, failed: 0, of: 3 } })
    expect(await typefacesNamed(payload, name)).toEqual([
      { slug: `alegreya-${steps}`, status: 'draft' },
    ])
    expect(styles.map((style) => style.name)).toEqual(['Regular', 'Italic', 'Black'])
    expect(new Set(styles.map((style) => style.master))).toEqual(
      new Set(files.map((file) => file.sha256)),
    )
    expect(releases.map(({ notes, current }) => [notes, current])).toEqual([
      ['Three at once.', true],
    ])
    expect(formats.map((made) => made.filter((format) => format !== 'MENU'))).toEqual(
      styles.map(() => ['PVW', 'TRIAL', 'TTF', 'WOFF', 'WOFF2']),
    )
    expect(await listFiles(`${shop.dataDir}/uploads/${id}`)).toEqual([])
  },
)

/** A server that is never heard of again once it has begun with a file. */
function endingAtAFile(): typeof payload {
  const updateOne: typeof payload.db.updateOne = async (change) => {
    const done = await payload.db.updateOne(change)
    const hasBegun = change.collection === 'upload-files' && change.data.state === 'working'
    return hasBegun ? new Promise(() => {}) : done
  }
  const db = Object.assign(Object.create(payload.db) as typeof payload.db, { updateOne })
  return Object.assign(Object.create(payload) as typeof payload, { db })
}

test('a file that ends every server is left after the fourth, and tried again when staff say so', async () => {
  const { id, files } = await anUpload(staff, [await master('bungee/Bungee-Regular.ttf')])
  const runnerOf = async () => (await requireUpload(payload, id)).runner
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const begun = async (work: Promise<unknown>, before?: string | null) => {
    work.catch(() => undefined)
    await vi.waitFor(async () => expect([undefined, null, before]).not.toContain(await runnerOf()))
    await vi.waitFor(async () => expect((await look(staff, id)).files[0]?.state).toBe('working'))
  }
  await begun(carryOutAtOnce(endingAtAFile(), id, []))
  await begun(resumeUploads(endingAtAFile(), soon(0.5)), await runnerOf())
  const second = await runnerOf()
  await resumeUploads(payload, soon(1))
  const stillSecond = await runnerOf()
  await begun(resumeUploads(endingAtAFile(), soon(2)), second)
  await begun(resumeUploads(endingAtAFile(), soon(4)), await runnerOf())
  await resumeUploads(payload, soon(8))
  const halted = await look(staff, id)
  await staff.ask('POST', `/api/uploads/${id}/retry`)
  await vi.waitFor(async () => expect((await look(staff, id)).state).toBe('done'), 60_000)

  expect(stillSecond).toBe(second)
  expect(halted).toMatchObject({ state: 'halted', progress: { done: 0, failed: 1, of: 1 } })
  expect(halted.files[0]).toMatchObject({
    id: files[0]?.id,
    failure: { step: 'style', code: 'servers_ended' },
  })
})

test('bytes whose upload is gone are swept away; those of an upload that waits stay', async () => {
  const { id } = await anUpload(staff, [await master('bungee/Bungee-Regular.ttf')])
  await mkdir(`${shop.dataDir}/uploads/gone/derived`, { recursive: true })
  await writeFile(`${shop.dataDir}/uploads/gone/derived/half.woff2`, 'half a font')
  await dropOldUploads(payload)

  expect(await readdir(`${shop.dataDir}/uploads`)).toEqual([id])
  expect(await listFiles(`${shop.dataDir}/uploads/${id}`)).toHaveLength(1)
})

test('an upload nobody came back to is gone after a week', async () => {
  const { id } = await anUpload(staff, [await master('bungee/Bungee-Regular.ttf')])
  await dropOldUploads(payload, new Date(Date.now() + 6 * 24 * 3_600_000))
  const kept = await look(staff, id)
  await dropOldUploads(payload, new Date(Date.now() + 8 * 24 * 3_600_000))
  const gone = await staff.ask('GET', `/api/uploads/${id}`)

  expect(kept.files).toHaveLength(1)
  expect(gone.status).toBe(404)
  expect(await listFiles(`${shop.dataDir}/uploads/${id}`)).toEqual([])
})
