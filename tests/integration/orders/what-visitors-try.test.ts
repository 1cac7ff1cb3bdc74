import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { readFont } from '@/operations/fonts/font-store'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const
const bungee = await readFile(join('src/seed/masters', 'bungee/Bungee-Regular.ttf'))

let made = 0

async function aPublishedFamily(words: Partial<Typeface> = {}) {
  const slug = `tried-${++made}`
  const { id } = await payload.create({
    collection: 'typefaces',
    data: {
      name: `Sorrel ${made}`,
      slug,
      category: 'sans',
      trialPolicy: 'reduced',
      _status: 'published',
      ...words,
    },
    ...ROW,
  })
  const style = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: id, typ: 'static', weight: 400, slope: 'upright' },
    ...ROW,
  })
  await replaceMaster(payload, { styleId: style.id, bytes: bungee })
  return { id, slug, style: style.id }
}

async function charactersToTry(style: string): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { and: [{ style: { equals: style } }, { format: { equals: 'PVW' } }] },
    sort: 'isMenuPreview',
    limit: 10,
    ...ROW,
  })
  const preview = docs.filter((file) => !file.isMenuPreview)
  const bytes = await readFont(preview[0]?.sha256 ?? '', 'woff2')
  return readCharacters(readSfnt(await fromWoff2(bytes)))
}

async function change(id: string, data: Partial<Typeface>) {
  await payload.update({
    collection: 'typefaces',
    id,
    data: { ...data, _status: 'published' },
    draft: false,
    ...ROW,
  })
  await prepareTypefaces(payload)
}

test('fewer characters to try, once published, are all that a visitor can load', async () => {
  const { id, style } = await aPublishedFamily()
  const before = await charactersToTry(style)
  await change(id, { previewSet: 'basic', previewCharacters: 'ß' })
  const after = await charactersToTry(style)

  expect([...'Aéß'].map((letter) => before.includes(letter.codePointAt(0) ?? 0))).toEqual([
    true,
    true,
    true,
  ])
  expect([...'Aéß'].map((letter) => after.includes(letter.codePointAt(0) ?? 0))).toEqual([
    true,
    false,
    true,
  ])
})

test('a feature that may not be tried is named on the page and offered to no tester', async () => {
  const { slug } = await aPublishedFamily({ previewFeatures: ['ss01'] })
  const view = await findTypefaceView(payload, slug)

  expect(view?.features.map(({ tag }) => tag)).toContain('ss02')
  expect(view?.styles[0]?.features.map(({ tag }) => tag)).toContain('ss01')
  expect(view?.styles[0]?.features.map(({ tag }) => tag)).not.toContain('ss02')
})

test('a feature tag that is none is refused in a sentence', async () => {
  const refused = aPublishedFamily({ previewFeatures: ['stylistic set 1'] })

  await expect(refused).rejects.toMatchObject({
    data: {
      errors: [
        {
          message: '“stylistic set 1” is no feature tag: write four letters or digits, like ss01.',
        },
      ],
    },
  })
})

test('a page tells characters by block and languages that lack a letter; no master changes the note', async () => {
  const note = 'Łódź and Ōsaka were looked at with readers.'
  const { slug, style } = await aPublishedFamily({ languageNote: note })
  await replaceMaster(payload, { styleId: style, bytes: bungee })
  const view = await findTypefaceView(payload, slug)

  expect(view?.languageNote).toBe(note)
  expect(view?.characters.blocks[0]).toEqual({ name: 'Basic Latin', count: 94 })
  expect(view?.nearLanguages.every(({ missing }) => missing.length <= 3)).toBe(true)
  expect(view?.nearLanguages.length).toBeGreaterThan(0)
})
