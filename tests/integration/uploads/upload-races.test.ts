import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { UploadAnswer, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import { UploadIsNotOpen, UploadIsRunning } from '@/domain/catalogue/upload/upload-error'
import { carryOutUpload } from '@/operations/uploads/run-upload'
import { changePlan, discardUpload, dropFile } from '@/operations/uploads/change-plan'
import { findUploadFiles, requireUpload, type UploadRow } from '@/operations/records/uploads'
import { dropFolder } from '@/operations/fonts/font-store'
import { LeaseIsLost, UploadLease } from '@/operations/uploads/upload-lease'
import { ensurePlaceOf } from '@/operations/records/uploaded-styles'
import { haltingBody } from '../../support/shop/halting-body'
import { interrupt } from '../../support/shop/interrupt'
import { listFiles } from '../../support/shop/list-files'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, look, signInStaff } from '../../support/shop/staff'
import { master, stateOf, stylesOf, typefacesNamed } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const carryOut = (id: string) => staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)
const bungee = await master('bungee/Bungee-Regular.ttf')
const syne = await master('syne/Syne-Regular.ttf')

test('a file still on its way when the upload is carried out is refused, and nothing of it stays', async () => {
  const upload = await anUpload(staff, [bungee])
  const late = haltingBody(syne.bytes)
  const sent = staff.send(`/api/uploads/${upload.id}/files?name=Late.ttf`, late.body)
  await late.halfWay
  await carryOut(upload.id)
  late.goOn()
  const refused = await sent
  const done = await ended(staff, upload.id)

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'upload_not_open' } } })
  expect([done.state, done.files.map(stateOf)]).toEqual(['done', [['Bungee-Regular.ttf', 'done']]])
  expect(await listFiles(join(shop.dataDir, 'uploads', upload.id))).toEqual([])
})

test('a folder into which files still arrive is dropped all the same', async () => {
  const folder = join(shop.dataDir, 'uploads', 'ending')
  for (let round = 0; round < 20; round += 1) {
    await mkdir(folder, { recursive: true })
    await arrive(folder, 20)
    await Promise.all([dropFolder('ending'), arrive(folder, 60)])
  }

  expect(await listFiles(folder)).toEqual([])
})

/** So many empty files, one after the other; none once the folder is gone. */
async function arrive(folder: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await writeFile(join(folder, `${n}.font`), '').catch(() => undefined)
  }
}

test('a file that is being carried out is not taken out any more', async () => {
  const { id, files } = await anUpload(staff, [syne])
  const [file] = files
  const late = interrupt(payload, { collection: 'upload-files', time: 1 }, () => carryOut(id))

  await expect(dropFile(late, { upload: id, file: file?.id ?? '' })).rejects.toThrow(
    UploadIsNotOpen,
  )
  expect(await ended(staff, id)).toMatchObject({ state: 'done', progress: { done: 1, of: 1 } })
})

test('who corrects a plan that is being carried out meanwhile is told so', async () => {
  const { id, files } = await anUpload(staff, [await master('syne/Syne-Medium.ttf')])
  const change = { [files[0]?.id ?? '']: { fields: { weight: 510 } } }
  const find: typeof payload.find = async (query) => {
    const found = await payload.find(query)
    if (query.collection === 'upload-files') await carryOut(id)
    return found
  }
  const late = Object.assign(Object.create(payload) as typeof payload, { find })

  await expect(changePlan(late, id, change)).rejects.toThrow(UploadIsNotOpen)
  expect((await ended(staff, id)).state).toBe('done')
})

test('who has an upload carried out that another request begins meanwhile is answered like that one', async () => {
  // Once it was seen to be open, and once its plan is being made.
  for (const [time, cut] of ['Italic', 'SemiBold'].entries()) {
    const { id } = await anUpload(staff, [await master(`alegreya/Alegreya-${cut}.ttf`)])
    const late = interrupt(payload, { collection: 'uploads', time: time + 1 }, () => carryOut(id))
    const answer = await carryOutUpload(late, id)

    expect(['running', 'done']).toContain(answer.state)
    expect((await ended(staff, id)).state).toBe('done')
  }
})

test('an upload that is being carried out is not thrown away', async () => {
  const { id } = await anUpload(staff, [await master('syne/Syne-Bold.ttf')])
  const late = interrupt(payload, { collection: 'uploads', time: 1 }, () => carryOut(id))

  await expect(discardUpload(late, id)).rejects.toThrow(UploadIsRunning)
  expect(await ended(staff, id)).toMatchObject({ state: 'done', progress: { done: 1, of: 1 } })
  expect((await stylesOf(payload, 'syne')).map(({ name }) => name)).toContain('Bold')
})

test('two corrections of one file at once are both kept', async () => {
  const { id, files } = await anUpload(staff, [await master('syne/Syne-ExtraBold.ttf')])
  const path = `/api/uploads/${id}/files/${files[0]?.id}`
  const overrides = [{ name: 'Heavy' }, { weight: 810 }, { width: 6 }, { slope: 'oblique' }]
  await Promise.all(overrides.map((fields) => staff.ask('PATCH', path, { fields })))
  const [file] = (await look(staff, id)).files

  expect(file?.plan?.fields).toMatchObject({
    name: 'Heavy',
    weight: 810,
    width: 6,
    slope: 'oblique',
  })
})

test('a plan that changed since somebody saw it is shown again before it is carried out', async () => {
  const {
    id,
    files,
    plan_hash: seen,
  } = await anUpload(staff, [await master('alegreya/Alegreya-Medium.ttf')])
  const begin = (hash: string) =>
    staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`, { plan_hash: hash })
  const path = `/api/uploads/${id}/files/${files[0]?.id}`
  const { body: changed } = await staff.ask<UploadAnswer>('PATCH', path, {
    fields: { weight: 550 },
  })
  const refused = await begin(seen)
  const unchanged = await look(staff, id)
  const begun = await begin(changed.plan_hash)

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'plan_changed' } } })
  expect([unchanged.state, unchanged.plan_hash]).toEqual(['open', changed.plan_hash])
  expect([begun.status, begun.body.state]).toEqual([202, 'running'])
  expect((await ended(staff, id)).state).toBe('done')
})

test('an address that another typeface has taken since the plan was made gets a number', async () => {
  const upload = await anUpload(staff, [await master('alegreya/Alegreya-Black.ttf')])
  const [family] = upload.families
  const rows = await findUploadFiles(payload, upload.id)
  const [row] = rows
  const typeface = {
    kind: 'new',
    name: 'Younger',
    slug: 'young-serif',
    category: 'serif',
    is_published: false,
  } as const
  const planned = { ...row, plan: upload.files[0]?.plan ?? null } as UploadRow
  const placed = { row: planned, rows, family: { ...family, typeface } as UploadFamily }
  const first = await ensurePlaceOf(payload, { ...placed, family: { ...placed.family } })
  const again = await ensurePlaceOf(payload, placed)

  expect(again).toEqual(first)
  expect(await typefacesNamed(payload, 'Younger')).toEqual([
    { slug: 'young-serif-2', status: 'draft' },
  ])
})

test('a runner that was heard of since somebody looked is not taken for gone', async () => {
  const { id } = await anUpload(staff, [])
  using first = await UploadLease.acquire(payload, await requireUpload(payload, id))
  const seen = await requireUpload(payload, id)
  await vi.waitFor(
    async () => {
      const { leaseUntil } = await requireUpload(payload, id)
      if (leaseUntil === seen.leaseUntil) throw new Error('It has not been renewed yet.')
    },
    { timeout: 10_000, interval: 200 },
  )

  expect(await UploadLease.acquire(payload, seen)).toBe(null)
  expect(() => first?.assertHeld()).not.toThrow()
})

test('what still works when its upload broke off stops at its next step', async () => {
  const { id } = await anUpload(staff, [])
  const lease = await UploadLease.acquire(payload, await requireUpload(payload, id))
  lease?.[Symbol.dispose]()

  expect(() => lease?.assertHeld()).toThrow(LeaseIsLost)
})

test('a lease whose work could not begin is not renewed for ever', async () => {
  const { id } = await anUpload(staff, [await master('alegreya/Alegreya-Bold.ttf')])
  const away = () => Promise.reject(new Error('The database is away.'))
  const broken = interrupt(payload, { collection: 'uploads', time: 3 }, away)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const begun = await carryOutUpload(broken, id).catch((error: Error) => error.message)
  const renewals = vi.getTimerCount()
  vi.useRealTimers()

  expect([begun, renewals]).toEqual(['The database is away.', 0])
})
