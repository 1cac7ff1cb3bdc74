import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { resumeUploads } from '@/operations/uploads/run-upload'
import { updateUploadFile } from '@/operations/records/uploads'
import { widen } from '../../support/fonts/change-font'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, look, signInStaff } from '../../support/shop/staff'
import { master, releasesOf, stateOf, stylesOf } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const carryOut = (id: string) => staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/carry-out`)
const retry = (id: string) => staff.ask<UploadAnswer>('POST', `/api/uploads/${id}/retry`)

/** A file that lies elsewhere until it is put back. */
async function away(path: string): Promise<() => Promise<void>> {
  await rename(path, `${path}.away`)
  return () => rename(`${path}.away`, path)
}

async function widened(path: string) {
  const { name, bytes } = await master(path)
  return { name, bytes: widen(bytes, { 40: 14 }) }
}

test('a file that was refused for want of time is read anew when it is sent again', async () => {
  const bungee = await master('bungee/Bungee-Regular.ttf')
  const { id, files } = await anUpload(staff, [bungee])
  const sentence = 'This font took longer than 15 seconds.'
  await updateUploadFile(payload, files[0]?.id ?? '', {
    state: 'refused',
    facts: null,
    failure: { step: 'check', code: 'font_job_failed', sentence },
  })
  const refused = await look(staff, id)
  await staff.send(`/api/uploads/${id}/files?name=${bungee.name}`, bungee.bytes)
  const again = await look(staff, id)

  expect(refused.files.map(stateOf)).toEqual([[bungee.name, 'refused']])
  expect(again.files.map(stateOf)).toEqual([[bungee.name, 'planned']])
  expect(again.files[0]?.failure).toBe(null)
})

test('a style is what the plan says of it only when its new master is in', async () => {
  const [style] = await stylesOf(payload, 'young-serif')
  const { id, files } = await anUpload(staff, [await widened('young-serif/YoungSerif-Regular.ttf')])
  const [file] = files
  const path = `/api/uploads/${id}/files/${file?.id}`
  await staff.ask('PATCH', path, { fields: { name: 'Book', weight: 450 } })
  const putBack = await away(join(shop.dataDir, 'uploads', id, `${file?.sha256}.font`))
  await carryOut(id)
  const halted = await ended(staff, id)
  const [still] = await stylesOf(payload, 'young-serif')
  await putBack()
  await retry(id)
  const done = await ended(staff, id)
  const [after] = await stylesOf(payload, 'young-serif')

  expect([halted.state, done.state]).toEqual(['halted', 'done'])
  expect(still).toEqual({ ...style, updatedAt: still?.updatedAt })
  expect(after).toMatchObject({ name: 'Book', weight: 450, master: file?.sha256 })
})

test('a typeface whose files of before are not there halts its upload, and a retry ends it', async () => {
  const slug = 'instrument-serif'
  const [style] = await stylesOf(payload, slug)
  const [release] = await releasesOf(payload, slug)
  const stored = join(shop.dataDir, 'fonts', `${style?.master?.slice(0, 2)}`)
  await payload.db.updateOne({
    collection: 'releases',
    id: release?.id ?? '',
    data: { masters: null },
  })
  const { id } = await anUpload(staff, [await widened(`${slug}/InstrumentSerif-Regular.ttf`)])
  const putBack = await away(join(stored, `${style?.master}.ttf`))
  await carryOut(id)
  const halted = await ended(staff, id)
  await resumeUploads(payload, new Date(Date.now() + 3_600_000))
  await putBack()
  const again = await retry(id)
  const done = await ended(staff, id)

  expect(halted).toMatchObject({ state: 'halted', progress: { done: 0, failed: 0, of: 1 } })
  expect(halted.families[0]).toMatchObject({
    state: 'failed',
    failure: { step: 'family', sentence: expect.stringMatching(/^[A-Z].+\.$/) },
  })
  expect([again.status, done.state]).toEqual([202, 'done'])
})

test('a typeface whose name its new fonts cannot write is warned of in the plan, and done after it', async () => {
  const begun = { name: 'Проба', slug: 'proba', category: 'sans', _status: 'draft' }
  const { body: made } = await staff.ask<{ doc: { id: string } }>('POST', '/api/typefaces', begun)
  const { id, files } = await anUpload(staff, [await master('bungee/Bungee-Regular.ttf')])
  const typeface = { kind: 'existing', id: made.doc.id }
  const path = `/api/uploads/${id}/files/${files[0]?.id}`
  const { body: planned } = await staff.ask<UploadAnswer>('PATCH', path, { typeface })
  await carryOut(id)
  const done = await ended(staff, id)
  const named = await staff.ask<{ menuText: string }>(
    'GET',
    `/api/typefaces/${made.doc.id}?draft=true`,
  )

  expect(planned.families[0]?.warnings).toContainEqual(
    expect.objectContaining({
      code: 'name_not_in_font',
      sentence: expect.stringContaining('its name in itself becomes “Bungee”'),
    }),
  )
  expect([done.state, done.families[0]?.failure]).toEqual(['done', null])
  expect(named.body.menuText).toBe('Bungee')
})
