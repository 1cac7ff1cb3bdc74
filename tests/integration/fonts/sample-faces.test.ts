import { afterAll, expect, test } from 'vitest'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readAxes } from '@/fonts/inspect/read-axes'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readSampleFaces } from '@/operations/catalogue/typefaces/read-faces'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

const [row] = (await listTypefaceRows(shop.payload)).filter(({ sampleFace }) => sampleFace.face)
if (!row) throw new Error('No typeface of the shop shows a text.')
const withText = (text: string) => ({ ...row, sample: { ...row.sample, text } })

test('a row’s text comes with its own letters and no other, and its weight does not move', async () => {
  const [face] = await readSampleFaces(shop.payload, [withText('Plum jam')])
  const bytes = Buffer.from(face?.dataUri.split(',')[1] ?? '', 'base64')
  const font = readSfnt(await fromWoff2(new Uint8Array(bytes)))

  expect(face?.face).toBe(`${row.sampleFace.face} Sample`)
  expect(
    readCharacters(font)
      .map((code) => String.fromCodePoint(code))
      .join(''),
  ).toBe(' Pajlmu')
  expect(readAxes(font).map(({ tag }) => tag)).not.toContain('wght')
})

test('a text with a letter that its style lacks waits for the preview, which shows a box there', async () => {
  expect(await readSampleFaces(shop.payload, [withText('Plum 梅')])).toEqual([])
})
