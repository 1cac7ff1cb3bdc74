import { expect, test } from 'vitest'
import { type BlockSources, type BlockStyle, NO_SOURCES } from '@/domain/site/blocks/block-sources'
import { composeBlocks } from '@/domain/site/blocks/compose-blocks'

function aStyle(style: Partial<BlockStyle>): BlockStyle {
  return {
    id: 'regular',
    name: 'Regular',
    typ: 'static',
    weight: 400,
    slope: 'upright',
    price: null,
    axes: [],
    instances: [],
    features: [],
    previewFace: `Tester ${style.name ?? 'Regular'} Preview`,
    previewUrl: '/preview.woff2',
    menuFace: null,
    defaultCoordinates: {},
    characters: ['A', 'g'],
    ...style,
  }
}

const weight = { tag: 'wght', name: 'Weight', min: 100, default: 300, max: 900 }
const sources: BlockSources = {
  ...NO_SOURCES,
  typefaces: new Map([
    [
      'face',
      {
        id: 'face',
        name: 'Quarto',
        slug: 'quarto',
        lang: 'en',
        dir: 'ltr',
        samples: [{ text: 'A sample', lang: 'pl', dir: 'ltr', script: 'Latin' }],
        styles: [
          aStyle({ id: 'italic', name: 'Italic', slope: 'italic' }),
          aStyle({ id: 'black', name: 'Black', weight: 900 }),
          aStyle({ id: 'regular', name: 'Regular', weight: 380 }),
          aStyle({ id: 'variable', name: 'Flex', weight: 1, axes: [weight] }),
        ],
      },
    ],
  ]),
}

function only(block: Record<string, unknown>): unknown {
  const [composed] = composeBlocks([{ id: 'b', ...block }], sources)
  return composed && ('view' in composed ? composed.view : composed.gap)
}

const richText = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ text }] }] },
})
const picture = { url: '/a.png', mimeType: 'image/png', alt: 'An a', width: 800, height: 600 }
const shown = { url: '/a.png', alt: 'An a', size: { width: 800, height: 600 }, sources: [] }

test.each([
  ['no style named', {}, 'Flex'],
  ['a style named', { style: 'black' }, 'Black'],
  ['a style named that was read with it', { style: { id: 'italic' } }, 'Italic'],
])('a block with %s is set in it', (_, block, styleName) => {
  expect(only({ blockType: 'waterfall', typeface: 'face', ...block })).toMatchObject({
    setting: { name: 'Quarto', slug: 'quarto', styleName },
    text: 'A sample',
    lang: 'pl',
  })
})

test.each([
  [{ wght: 700 }, { wght: 700 }],
  [{ wght: 2000, GRAD: 3 }, { wght: 900 }],
  [{ wght: 'bold' }, { wght: 300 }],
  [null, { wght: 300 }],
])('axes at %o stand where the style can go: %o', (axes, coordinates) => {
  expect(only({ blockType: 'specimen', typeface: 'face', style: 'variable', axes })).toMatchObject({
    setting: { coordinates },
  })
})

test.each([
  ['a typeface that is gone', { blockType: 'specimen', typeface: 'gone' }, 'typeface'],
  ['no typeface yet', { blockType: 'glyphs' }, 'typeface'],
  ['a style of another typeface', { blockType: 'tester', typeface: 'face', style: 'x' }, 'style'],
  ['a text of spaces', { blockType: 'columns', text: richText('  ') }, 'words'],
  ['half a text', { blockType: 'columns', text: { root: null } }, 'words'],
  ['no words', { blockType: 'quote', text: ' ', source: 'Somebody' }, 'words'],
  ['a question alone', { blockType: 'faq', questions: [{ question: 'Why?' }] }, 'words'],
  ['a picture deleted since', { blockType: 'image', picture: null }, 'picture'],
  [
    'a picture in the trash',
    { blockType: 'image', picture: { ...picture, deletedAt: '2026' } },
    'picture',
  ],
  ['a picture by its id alone', { blockType: 'image', picture: 'id' }, 'picture'],
  [
    'a PDF for a picture',
    { blockType: 'image', picture: { ...picture, mimeType: 'application/pdf' } },
    'picture',
  ],
  ['no picture', { blockType: 'slider', pictures: [{}] }, 'picture'],
  ['a picture for a video', { blockType: 'video', video: picture }, 'file'],
  ['a picture for a PDF', { blockType: 'pdf', file: picture }, 'file'],
  [
    'a button to a script',
    { blockType: 'buttons', buttons: [{ label: 'A', kind: 'address', address: 'javascript:1' }] },
    'links',
  ],
  [
    'a button to a draft',
    {
      blockType: 'buttons',
      buttons: [{ label: 'A', kind: 'page', page: { slug: 'a', _status: 'draft' } }],
    },
    'links',
  ],
  [
    'nothing published to list',
    { blockType: 'typefaces', which: 'chosen', typefaces: ['gone'] },
    'typefaces',
  ],
  ['nothing for sale', { blockType: 'licences' }, 'licences'],
  ['a kind of another shop', { blockType: 'carousel' }, 'unknown'],
])('with %s a block is left out', (_, block, gap) => {
  expect(only(block)).toBe(gap)
})

test('of a block with several parts those that are complete are shown', () => {
  expect(only({ blockType: 'pair', pictures: [{ picture }, { picture: null }] })).toEqual({
    kind: 'pair',
    pictures: [{ ...shown, caption: null }],
  })
  expect(
    only({
      blockType: 'buttons',
      buttons: [
        { label: 'About', kind: 'page', page: { slug: 'about', _status: 'published' } },
        { label: 'Quarto', kind: 'typeface', typeface: { id: 'face' } },
        { label: 'Write', kind: 'address', address: 'mailto:a@example.org' },
        { label: '', kind: 'address', address: '/about' },
      ],
    }),
  ).toEqual({
    kind: 'buttons',
    buttons: [
      { label: 'About', href: '/about' },
      { label: 'Quarto', href: '/typeface/quarto' },
      { label: 'Write', href: 'mailto:a@example.org' },
    ],
  })
})

test('what is no list of blocks is no block', () => {
  expect([null, 'text', [null, 'text']].map((blocks) => composeBlocks(blocks, sources))).toEqual([
    [],
    [],
    [],
  ])
})
