import { afterAll, expect, test } from 'vitest'
import { readBlocks } from '@/operations/site/pages/read-blocks'
import { findPublishedPage } from '@/operations/records/published-catalogue'
import { previewUnsavedPage } from '@/operations/site/pages/find-page'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { overrideAccess: true, depth: 0 } as const

const typefaces = await payload.find({ collection: 'typefaces', limit: 100, ...STAFF })
const idOf = (slug: string) => typefaces.docs.find((one) => one.slug === slug)?.id ?? ''

test('a page with blocks is stored, and shows what of them is complete', async () => {
  const specimen = { blockType: 'specimen', size: 'fit' } as const
  await payload.create({
    collection: 'pages',
    data: {
      title: 'In use',
      slug: 'at-work',
      _status: 'published',
      blocks: [{ ...specimen, typeface: idOf('fount-serif'), text: 'Set  in\nitself' }],
    },
    ...STAFF,
  })
  const page = await findPublishedPage(payload, 'at-work')
  const { blocks, faces } = await readBlocks(payload, [
    ...(page?.blocks ?? []),
    { ...specimen, id: 'gone', typeface: 'deleted' },
    { id: 'odd', blockType: 'of another shop' },
  ])

  expect(blocks).toEqual([
    {
      id: expect.any(String),
      view: {
        kind: 'specimen',
        text: 'Set in itself',
        dir: 'auto',
        size: 'fit',
        measured: expect.objectContaining({ text: 'Set in itself' }),
        setting: {
          name: 'Fount Serif',
          slug: 'fount-serif',
          styleName: 'Regular',
          face: 'Fount Serif Regular Preview',
          coordinates: {},
        },
      },
    },
    { id: 'gone', gap: 'typeface' },
    { id: 'odd', gap: 'unknown' },
  ])
  expect(faces).toEqual([
    {
      face: 'Fount Serif Regular Preview',
      url: expect.stringMatching(/^\/api\/font-files\/file\/[0-9a-f]{32}\.woff2$/),
    },
  ])
})

test('a page is out of date when a typeface that its blocks show changes, and not for another', async () => {
  await refreshPages(payload)
  const hashNow = () => globalThis.fountCatalogueSnapshot?.pages.get('/at-work')?.contentHash
  const change = (slug: string) =>
    payload.update({
      collection: 'typefaces',
      id: idOf(slug),
      data: { lead: 'Another lead' },
      ...STAFF,
    })
  const before = hashNow()
  await change('young-serif')
  expect(hashNow()).toBe(before)
  await change('fount-serif')
  expect(hashNow()).not.toBe(before)
})

test('every kind of block takes from the shop what it shows, and leaves out what nobody may see', async () => {
  const { docs } = await payload.find({ collection: 'styles', limit: 100, ...STAFF })
  const style = docs.find((one) => one.typeface === idOf('fount-serif') && one.name === 'Italic')
  const typeface = idOf('fount-serif')
  await payload.create({
    collection: 'pages',
    data: {
      title: 'All',
      slug: 'all-blocks',
      _status: 'published',
      blocks: [
        { blockType: 'waterfall', typeface, style: style?.id, text: 'Falling' },
        { blockType: 'glyphs', typeface },
        { blockType: 'tester', typeface },
        { blockType: 'quote', text: 'Said' },
        { blockType: 'buttons', buttons: [{ label: 'See it', kind: 'typeface', typeface }] },
        { blockType: 'typefaces', which: 'chosen', typefaces: [idOf('young-serif'), typeface] },
        { blockType: 'licences' },
      ],
    },
    ...STAFF,
  })
  const page = await findPublishedPage(payload, 'all-blocks')
  const { blocks, menuFaces } = await readBlocks(payload, page?.blocks)
  const views = blocks.map((block) => ('view' in block ? block.view : block.gap))

  expect(views).toMatchObject([
    { kind: 'waterfall', setting: { styleName: 'Italic' }, text: 'Falling' },
    { kind: 'glyphs', characters: expect.arrayContaining(['A', 'g', '&']) },
    { kind: 'tester', styleId: expect.any(String), styles: expect.any(Array) },
    { kind: 'quote', text: 'Said', source: null },
    { kind: 'buttons', buttons: [{ label: 'See it', href: '/typeface/fount-serif' }] },
    { kind: 'typefaces', rows: [{ slug: 'young-serif' }, { slug: 'fount-serif' }] },
    { kind: 'licences', types: expect.any(Array) },
  ])
  expect(menuFaces.length).toBeGreaterThan(0)

  await payload.update({
    collection: 'typefaces',
    id: typeface,
    data: { _status: 'draft' },
    ...STAFF,
  })
  const after = await readBlocks(payload, page?.blocks)
  expect(after.blocks.map((block) => ('view' in block ? block.view.kind : block.gap))).toEqual([
    'typeface',
    'typeface',
    'typeface',
    'quote',
    'links',
    'typefaces',
    'licences',
  ])
})

test('a page is shown to staff as it stands in the form, and nothing of that is stored', async () => {
  const page = await findPublishedPage(payload, 'all-blocks')
  const unsaved = { title: '', blocks: [{ id: 'b', blockType: 'quote', text: 'Half a' }] }
  const shown = await previewUnsavedPage(payload, page?.id ?? '', unsaved)

  expect(shown).toMatchObject({ title: 'Untitled', slug: 'all-blocks', blocks: unsaved.blocks })
  expect(await findPublishedPage(payload, 'all-blocks')).toMatchObject({ title: 'All' })
  expect(await previewUnsavedPage(payload, 'none', unsaved)).toBeNull()
})

test('a draft above the page does not stand in the place of what is typed', async () => {
  const page = await findPublishedPage(payload, 'all-blocks')
  const id = page?.id ?? ''
  await payload.update({ collection: 'pages', id, data: { title: 'Kept' }, draft: true, ...STAFF })

  expect(await previewUnsavedPage(payload, id, { title: 'Typed' })).toMatchObject({
    title: 'Typed',
  })
})
