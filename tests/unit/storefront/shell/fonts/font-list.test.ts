import { expect, test } from 'vitest'
import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { fontStateOf, isReversed, previewsOf } from '@/storefront/shell/fonts/font-state'

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

test("a parent has its children's files too", () => {
  const { all } = fontStateOf([FAMILY], { reversed: false })

  expect(all[0]?.files.map((file) => file.id).toSorted()).toEqual(['kids', 'own'])
})

test('every file is found by its id', () => {
  const { fontfiles, failed } = fontStateOf([FAMILY], { reversed: false })

  expect([Object.keys(fontfiles).toSorted(), failed]).toEqual([['kids', 'own'], null])
})

test('a file listed twice is there once', () => {
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

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const PHONE = '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome', `(X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, true],
  [
    'Edge',
    `(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    true,
  ],
  [
    'Chrome on Android',
    `(Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  [
    'Safari',
    `(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`,
    true,
  ],
  ['Safari on a phone', `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on a phone of Apple’s', `${PHONE} CriOS/140.0.7339 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on a phone of Apple’s', `${PHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, true],
  ['Firefox', '(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', false],
  ['Firefox on Android', '(Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', false],
])('%s: is its list reversed?', (_browser, userAgent, reversed) => {
  expect(isReversed(`${MOZILLA} ${userAgent}`)).toBe(reversed)
})

test('weights stand even, then odd, variable last; Safari and Chrome have them from the end', () => {
  const cut = (weight: number, typ: 'static' | 'variable' = 'static') =>
    aFile(`${typ} ${weight}`, { style: { name: '', typ, weight } })
  const files = [cut(401), cut(100, 'variable'), cut(700), cut(101), cut(400)]
  const namesFor = (reversed: boolean) =>
    fontStateOf([{ ...FAMILY, files, children: [] }], { reversed }).all[0]?.files.map(
      ({ id }) => id,
    )

  const risen = ['static 400', 'static 700', 'static 101', 'static 401', 'variable 100']
  expect(namesFor(false)).toEqual(risen)
  expect(namesFor(true)).toEqual(risen.toReversed())
})

test('a list of one is as it is, reversed or not', () => {
  const only = [{ ...FAMILY, children: [] }]
  expect(fontStateOf(only, { reversed: true })).toEqual(fontStateOf(only, { reversed: false }))
})
