import { expect, test } from 'vitest'
import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-family'
import { fontStateOf, isReversed, previewsOf } from '@/storefront/shell/font-list'

function aFile(id: string, changes: Partial<FontFileEntry> = {}): FontFileEntry {
  return {
    id,
    file: `/api/font-files/file/${id}.woff2`,
    name: `Ab ${id} Preview`,
    format: { name: 'PVW' },
    is_menu_preview: false,
    typeface: { name: 'Ab', parent: null },
    style: { name: id, typ: 'static', weight: 400 },
    ...changes,
  }
}

const FAMILY: FontFamilyEntry = {
  id: 'ab',
  name: 'Ab',
  slug: 'ab',
  files: [aFile('own')],
  children: [{ id: 'kid', name: 'Ab Mono', slug: 'ab-mono', files: [aFile('kids')] }],
}

test("a parent takes its children's files", () => {
  const { all } = fontStateOf([FAMILY], { reversed: false })

  expect(all[0]?.files.map((file) => file.id).toSorted()).toEqual(['kids', 'own'])
})

test('every file is found by its id', () => {
  const { fontfiles, failed } = fontStateOf([FAMILY], { reversed: false })

  expect([Object.keys(fontfiles).toSorted(), failed]).toEqual([['kids', 'own'], null])
})

test('a file listed twice is kept once', () => {
  const { all } = fontStateOf([{ ...FAMILY, files: [aFile('kids')] }], { reversed: false })

  expect(all[0]?.files.map((file) => file.id)).toEqual(['kids'])
})

test('only previews become browser fonts, the menu apart from the others', () => {
  const files = [
    aFile('menu', { is_menu_preview: true }),
    aFile('preview'),
    aFile('woff', { format: { name: 'WOFF' } }),
  ]
  const { menu, others } = previewsOf(
    fontStateOf([{ ...FAMILY, files, children: [] }], { reversed: false }),
  )

  expect([menu.map(({ id }) => id), others.map(({ id }) => id)]).toEqual([['menu'], ['preview']])
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('%s reads fonts from the end: %s', (userAgent, reversed) => {
  expect(isReversed(userAgent)).toBe(reversed)
})
