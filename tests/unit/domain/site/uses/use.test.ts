import { expect, test } from 'vitest'
import { layUses } from '@/domain/site/uses/lay-uses'
import {
  composeUses,
  creditInWords,
  isLatin,
  seenInWords,
  typefacesSeen,
  lineOfUse,
  usesOf,
} from '@/domain/site/uses/use'

const file = {
  url: '/api/media/file/a.png',
  mimeType: 'image/png',
  alt: 'A jar',
  filename: 'a.png',
}
const PICTURE = { ...file, width: 900, height: 840, focalX: 20, focalY: 80 }
const TYPEFACES = [
  { id: 'f', name: 'Fraunces', slug: 'fraunces' },
  { id: 'b', name: 'Bungee', slug: 'bungee' },
]
const ROW = {
  id: 'plum',
  title: ' Plum jam ',
  kind: 'A label',
  credit: 'Ada',
  year: 2026,
  picture: PICTURE,
  link: 'https://ada.example',
  updatedAt: '2026-05-04T12:00:00.000Z',
  seen: [{ typeface: 'f', styles: 'Black' }, { typeface: { id: 'b' } }, { typeface: 'draft' }],
}

test('a use says what it is, who made it, and what is seen of typefaces that are published', () => {
  expect(composeUses([ROW], TYPEFACES)).toEqual([
    {
      id: 'plum',
      title: 'Plum jam',
      kind: 'A label',
      credit: 'Ada',
      year: 2026,
      link: 'https://ada.example',
      focus: { x: 20, y: 80 },
      picture: {
        url: '/api/media/file/a.png',
        sources: [],
        alt: 'A jar',
        caption: null,
        size: { width: 900, height: 840 },
      },
      seen: [
        { id: 'f', name: 'Fraunces', slug: 'fraunces', styles: 'Black' },
        { id: 'b', name: 'Bungee', slug: 'bungee', styles: null },
      ],
      changedAt: '2026-05-04T12:00:00.000Z',
    },
  ])
})

test.each([
  ['whose picture is in the trash', { picture: { ...PICTURE, deletedAt: '2026-05-04' } }],
  ['with a film for a picture', { picture: { ...PICTURE, mimeType: 'video/mp4' } }],
  ['whose picture is gone', { picture: null }],
  ['of typefaces that are drafts', { seen: [{ typeface: 'draft' }] }],
  ['of none', { seen: null }],
])('a use %s is left out', (_, lack) => {
  expect(composeUses([{ ...ROW, ...lack }], TYPEFACES)).toEqual([])
})

test.each(['javascript:alert(1)', 'ada.example', ' ', null])(
  'a use whose link is %o is shown without it',
  (link) => {
    expect(composeUses([{ ...ROW, link }], TYPEFACES)).toMatchObject([{ link: null }])
  },
)

test('uses are found by a typeface, and typefaces by their names', () => {
  const uses = composeUses([ROW, { ...ROW, id: 'sign', seen: [{ typeface: 'b' }] }], TYPEFACES)

  expect(usesOf(uses, ['b']).map(({ id }) => id)).toEqual(['plum', 'sign'])
  expect(usesOf(uses, ['f']).map(({ id }) => id)).toEqual(['plum'])
  expect(typefacesSeen(uses).map(({ name }) => name)).toEqual(['Bungee', 'Fraunces'])
  expect(layUses(uses)[0]?.uses.map(({ use }) => use.id)).toEqual(['plum', 'sign'])
})

test('what is seen, what it is and who made it stand in words', () => {
  const name = 'Bungee'

  expect(['Regular', 'upright', null].map((styles) => seenInWords({ name, styles }))).toEqual([
    'Bungee Regular',
    'Bungee, upright',
    'Bungee',
  ])
  expect(lineOfUse({ title: 'Plum jam', kind: 'A label' })).toBe('Plum jam, a label')
  expect(lineOfUse({ title: 'Plum jam', kind: null })).toBe('Plum jam')
  expect(creditInWords({ credit: 'Ada', year: 2026 })).toBe('Ada, 2026')
  expect(creditInWords({ credit: null, year: null })).toBe('')
  expect(['گلستان', 'BWV 988', '80', 'Перони'].map(isLatin)).toEqual([false, true, true, false])
})
