import { afterAll, expect, test } from 'vitest'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { widen } from '../../support/fonts/change-font'
import { openShop } from '../../support/shop/open-shop'
import { anUpload, ended, look, signInStaff } from '../../support/shop/staff'
import { master, releasesOf, stylesOf } from '../../support/shop/uploads'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
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
