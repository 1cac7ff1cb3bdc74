import { rename } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { StagingFolder } from '@/operations/fonts/derive-files'
import { fontPath } from '@/operations/fonts/font-store'
import type { ReleasedMaster } from '@/operations/fonts/releases/plan-release'
import type { Upload } from '@/payload-types'
import { widen } from '../../support/fonts/change-font'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, look, signInStaff } from '../../support/shop/staff'
import { master, releasesOf, stylesOf } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const LINEAR = 'recursive-sans-linear'

const carryOut = (id: string, body?: unknown) =>
  staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`, body)

async function widened(path: string) {
  const { name, bytes } = await master(path)
  return { name, bytes: widen(bytes, { 30: 5 }) }
}

test('masters carried out together are one release, with its notes and what moves in each style', async () => {
  const before = await releasesOf(payload, LINEAR)
  const upload = await anUpload(staff, [
    await widened(`${LINEAR}/RecursiveSansLinear-Regular.ttf`),
    await widened(`${LINEAR}/RecursiveSansLinear-Bold.ttf`),
  ])
  const key = upload.families[0]?.key ?? ''
  await carryOut(upload.id, { notes: { [key]: ' Looser hyphens.\n' } })
  const done = await ended(staff, upload.id)
  const releases = await releasesOf(payload, LINEAR)

  expect([done.state, done.families[0]?.notes]).toEqual(['done', 'Looser hyphens.'])
  expect(releases.map(({ id, notes, current }) => [id, notes, current])).toEqual([
    [expect.any(String), 'Looser hyphens.', true],
    [before[0]?.id, '', false],
  ])
  expect(releases[0]?.changes).toEqual([
    {
      style: expect.any(String),
      name: 'Regular',
      kind: 'replaced',
      redrawn: 0,
      reflow: expect.any(Object),
    },
    {
      style: expect.any(String),
      name: 'Bold',
      kind: 'replaced',
      redrawn: 0,
      reflow: expect.any(Object),
    },
  ])
  expect(releases[0]?.changesInWords).toMatch(/^Regular: Advance width.*\nBold: Advance width/)
})

test('a release whose former file is lost is not taken back, and staff read of which style', async () => {
  const bold = await formerBold()
  await rename(bold, `${bold}.away`)
  const refused = await takeBack()
  await rename(`${bold}.away`, bold)

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'former_file_lost' } } })
  expect(refused.body.error.message).toMatch(/^The former file of Bold is lost\. .+\.$/)
  expect(await releasesOf(payload, LINEAR)).toHaveLength(2)
  expect(await uploads()).toEqual([])
})

test('of a release taken back half way the rest waits among the uploads, and a retry ends it', async () => {
  const bold = await formerBold()
  vi.spyOn(payload.logger, 'error').mockReturnValue()
  const derive = StagingFolder.prototype.derive
  vi.spyOn(StagingFolder.prototype, 'derive').mockImplementation(async function (
    this: StagingFolder,
    ...work
  ) {
    if (bold.includes(basename(work[0], '.font'))) throw new FontJobFailed('time', 'Too long.')
    return derive.apply(this, work)
  })
  const half = await takeBack()
  const [halted] = await uploads()
  vi.restoreAllMocks()
  await staff.ask('POST', `/api/uploads/${halted?.id}/retry`)
  const done = await ended(staff, halted?.id ?? '')
  const releases = await releasesOf(payload, LINEAR)

  expect(half).toMatchObject({ status: 409, body: { error: { code: 'not_all_went_back' } } })
  expect([halted?.state, done.state]).toEqual(['halted', 'done'])
  expect(releases[0]).toMatchObject({ current: true, masters: releases.at(-1)?.masters })
})

/** Puts the first files back in the place of the newest release's. */
async function takeBack() {
  const [newest] = await releasesOf(payload, LINEAR)
  const path = `/api/releases/${newest?.id}/take-back`
  return staff.ask<{ error: { message: string } }>('POST', path)
}

async function formerBold(): Promise<string> {
  const first = (await releasesOf(payload, LINEAR)).at(-1)
  const masters = first?.masters as unknown as ReleasedMaster[]
  return fontPath(masters.find(({ name }) => name === 'Bold')?.sha256 ?? '', 'ttf')
}

async function uploads(): Promise<Upload[]> {
  const where = { state: { not_equals: 'done' } }
  return (await payload.find({ collection: 'uploads', where, depth: 0, overrideAccess: true })).docs
}

test('a style that joins the current release brings its notes with it', async () => {
  const syne = await anUpload(staff, [await master('syne/Syne-Regular.ttf')])
  await carryOut(syne.id, { notes: { 'new:syne': 'The first of five.' } })
  await ended(staff, syne.id)
  const more = await anUpload(staff, [await master('syne/Syne-Bold.ttf')])
  await carryOut(more.id, { notes: { [more.families[0]?.key ?? '']: 'Adds Bold.' } })
  await ended(staff, more.id)
  const releases = await releasesOf(payload, 'syne')
  const styles = await stylesOf(payload, 'syne')

  expect(styles.map(({ name }) => name)).toEqual(['Regular', 'Bold'])
  expect(releases.map(({ notes }) => notes)).toEqual(['The first of five.\n\nAdds Bold.'])
})

test.each([
  ['too long', (key: string) => ({ [key]: 'x'.repeat(2001) })],
  ['no text', (key: string) => ({ [key]: 7 })],
  ['for another family', () => ({ 'new:nobody': 'Hello.' })],
])('notes that are %s are refused, and nothing begins', async (_fault, notes) => {
  const upload = await anUpload(staff, [await master('bungee/Bungee-Regular.ttf')])
  const written = notes('new:bungee')
  const refused = await carryOut(upload.id, { notes: written })

  expect(refused).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'invalid',
        fields: { [`notes.${Object.keys(written)[0]}`]: expect.stringMatching(/^[A-Z].+\.$/) },
      },
    },
  })
  expect((await look(staff, upload.id)).state).toBe('open')
})
