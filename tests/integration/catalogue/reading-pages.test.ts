import { afterAll, expect, test } from 'vitest'
import { readPageContents } from '@/operations/site/page-cache/read-page-contents'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

test('a page to read is set in a serif with its italic, and its title is measured in it', async () => {
  const setting = await typesetReadingPage(payload, 'Licences')

  expect(setting).toMatchObject({
    slug: 'fount-serif',
    regular: expect.stringMatching(/^\/api\/font-files\/file\/[0-9a-f]{32}\.woff2$/),
    italic: expect.stringMatching(/^\/api\/font-files\/file\/[0-9a-f]{32}\.woff2$/),
  })
  expect(setting?.regular).not.toBe(setting?.italic)
  expect(setting?.title).toMatchObject({ text: 'Licences', rtl: false, axis: null })
  // Letters are some two fifths of an em wide, and capitals some two thirds high.
  expect(setting?.title?.width).toBeGreaterThan(2.4)
  expect(setting?.title?.width).toBeLessThan(4)
  expect(setting?.title?.top).toBeGreaterThan(0.5)
  expect(setting?.title?.top).toBeLessThan(0.9)
})

test('a title that the typeface cannot write is left to the browser', async () => {
  const setting = await typesetReadingPage(payload, '読む')

  expect(setting?.slug).toBe('fount-serif')
  expect(setting?.title).toBeNull()
})

test('pages to read are out of date when their typeface has other files', async () => {
  const setting = await typesetReadingPage(payload, 'Licences')
  const { readingFace } = await readPageContents(payload)

  expect(readingFace).toMatchObject({ regular: setting?.regular, italic: setting?.italic })
})
