import { expect, test } from 'vitest'
import { planUpload } from '@/domain/catalogue/upload/plan-upload'
import type { CatalogueTypeface, IncomingFile } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import { warnOfFamily } from '@/domain/catalogue/upload/warnings/warn-of-family'
import { aFile, aFont, aTypeface } from '../a-font'

function warned(files: IncomingFile[], typeface: CatalogueTypeface | null = null) {
  const planned = planUpload(files, typeface ? [typeface] : [])
  return warnOfFamily({ typeface, planned, files })
}

const said = (files: IncomingFile[], typeface: CatalogueTypeface | null = null) =>
  warned(files, typeface).map(({ code, level, sentence }) => [code, level, sentence])

const cuts = (...fonts: UploadedFont[]) => fonts.map((font, index) => aFile(`${index}`, font))

const regular = aFont()
const bold = aFont({ style: 'Bold', weight: 700 })
const italic = aFont({ style: 'Italic', slope: 'italic' })

test('a family in order is not warned of', () => {
  const boldItalic = aFont({ style: 'Bold Italic', weight: 700, slope: 'italic' })

  expect(warned(cuts(regular, italic, bold, boldItalic))).toEqual([])
  expect(warned(cuts(regular, bold))).toEqual([])
})

test('two styles of the same weight, width and slope', () => {
  expect(warned(cuts(regular, aFont({ style: 'Book' })))).toEqual([
    {
      code: 'same_cut',
      level: 'warn',
      sentence:
        'Regular and Book have the same weight, width and slope: browsers and menus cannot tell them apart.',
      files: ['0', '1'],
      styles: ['Regular', 'Book'],
    },
  ])
})

test('an upright without its italic, and an italic without its upright', () => {
  const light = aFont({ style: 'Light Italic', weight: 300, slope: 'italic' })

  expect(said(cuts(regular, italic, bold, light))).toEqual([
    [
      'italic_missing',
      'warn',
      'Bold has no italic, though other styles of the family have theirs.',
    ],
    [
      'upright_missing',
      'warn',
      'Light Italic has no upright, though other styles of the family have theirs.',
    ],
  ])
})

test('vertical metrics that differ, measured against the styles in the shop', () => {
  const shop = aTypeface('Hedge', [regular, italic])
  const tall = aFont({ style: 'Bold', weight: 700, metrics: { ascender: 950 } })
  const both = [
    ...cuts(tall),
    aFile('9', aFont({ style: 'Bold Italic', weight: 700, slope: 'italic' })),
  ]

  expect(said(both, shop)).toEqual([
    [
      'vertical_metrics_differ',
      'warn',
      'Vertical metrics differ in hhea (ascender, descender, line gap): Bold (950/-300/0), the other styles 900/-300/0, in thousandths of the em.',
    ],
  ])
})

test('the same heights on another em are the same, but the ems are told', () => {
  const fine = aFont({
    style: 'Bold',
    weight: 700,
    unitsPerEm: 2000,
    metrics: { ascender: 1800, descender: -600 },
  })

  expect(said(cuts(regular, aFont({ style: 'Black', weight: 900 }), fine))).toEqual([
    ['em_differs', 'note', 'Units per em differ: Bold (2000), the other styles 1000.'],
  ])
})

test('character sets that differ between styles', () => {
  const codepoints: UploadedFont['codepoints'] = [
    [65, 88],
    [97, 122],
  ]
  const fewer = aFont({ style: 'Bold', weight: 700, codepoints })

  expect(said(cuts(regular, fewer))).toEqual([
    ['characters_differ', 'warn', 'Characters that other styles have are missing: Bold 2 (Y Z).'],
  ])
})

const WEIGHT = { tag: 'wght', name: 'Weight', min: 300, default: 100, max: 900 }

test('an axis default off its range', () => {
  expect(said(cuts(aFont({ typ: 'variable', axes: [WEIGHT] })))).toEqual([
    [
      'default_off_range',
      'warn',
      'The wght axis of Variable has its default at 100, off its range of 300 to 900: browsers may show no variation at all.',
    ],
  ])
})

test.each([
  [26, 190],
  [100, 2000],
])('weights from %i to %i are on no scale of the web', (min, max) => {
  const axes = [{ ...WEIGHT, min, max, default: min }]

  expect(warned(cuts(aFont({ typ: 'variable', axes }))).map(({ code }) => code)).toEqual([
    'weights_off_scale',
  ])
})

test('colours that every browser shows need no word', () => {
  expect(warned(cuts(aFont({ colourTables: ['COLR', 'SVG'] })))).toEqual([])
  expect(warned(cuts(aFont({ colourTables: ['COLR'] })))).toEqual([])
  expect(warned(cuts(aFont({ colourTables: ['COLR', 'SVG'], isGradientAlone: true })))).toEqual([])
})

test.each([
  [['COLR'], 'Safari', 'SVG'],
  [['sbix'], 'Firefox', 'COLR'],
  [['CBDT'], 'Firefox and Safari', 'COLR'],
  [['SVG'], 'Chrome and Edge', 'COLR'],
])('colours in %j alone are not seen in %s', (colourTables, browsers, cure) => {
  const [first] = said(cuts(aFont({ colourTables, isGradientAlone: true })))

  expect(first).toEqual([
    'colour_unread',
    'warn',
    `The colours of Regular (${colourTables[0]}) are not seen in ${browsers}, neither on this shop’s pages nor in what is sold: its outlines stand there, and what has none stays blank. A table that is read there, too, is ${cure}.`,
  ])
})

test('bitmaps of one tone, and drawings that pictures of text are not painted from', () => {
  expect(said(cuts(aFont({ colourTables: ['EBDT'] })))).toEqual([
    [
      'colour_left_out',
      'warn',
      'Regular has bitmaps (EBDT), which only its paid files keep: previews, trials and menus show its outlines, and what has none stays blank.',
    ],
  ])
  expect(said(cuts(aFont({ colourTables: ['SVG'] }))).at(-1)).toEqual([
    'colour_left_out',
    'warn',
    'Regular has its colours in an SVG table alone: cards, saved pictures and specimens show its plain outlines. With a COLR table beside it they are seen there, too.',
  ])
})

test('tables that set text elsewhere than in previews and trials, with what to do', () => {
  expect(said(cuts(aFont({ otherLayout: ['morx', 'kerx', 'Silf'] })))).toEqual([
    [
      'layout_left_out',
      'warn',
      'Regular has Apple’s tables (morx, kerx): Safari and programs on a Mac may set text by them, while previews, trials and other browsers are without, which buyers read on its page and with its trial. Give its GSUB and GPOS the same rules, and leave these tables out.',
    ],
    [
      'layout_left_out',
      'warn',
      'Regular has Graphite’s tables (Silf): Firefox and LibreOffice may set text by them, while previews, trials and other browsers are without, which buyers read on its page and with its trial. Give its GSUB and GPOS the same rules, and leave these tables out.',
    ],
  ])
})

test('kerning that web files get otherwise than the desktop file', () => {
  expect(said(cuts(aFont({ kerningUnread: true })))).toEqual([
    [
      'kerning_rewritten',
      'note',
      'Regular is kerned by a kern table that browsers leave out, too long for them or out of order: its web files get the same pairs as they read them, its desktop file stays as it is. Kerning in GPOS is read by all.',
    ],
  ])
})

test('pictograms, in which no text can be set', () => {
  const signs = aFont({ codepoints: [[0xe000, 0xe01f]] })
  const mixed = aFont({
    codepoints: [
      [0x41, 0x7a],
      [0xe000, 0xe01f],
    ],
  })

  expect(warned(cuts(signs)).map(({ code }) => code)).toEqual(['signs_alone'])
  expect(warned(cuts(mixed))).toEqual([])
})

test.each([
  [{ postScriptName: 'Primer-Regular' }, 'Primer'],
  [{ postScriptName: 'Primer2-Regular' }, 'ABC'],
  [{ codepoints: [[0x30, 0x39]] satisfies UploadedFont['codepoints'] }, '0'],
])('a name that the font cannot write, and what stands for it: %j', (change, text) => {
  expect(said(cuts(aFont({ family: 'Пример', ...change })))).toEqual([
    [
      'name_not_in_font',
      'warn',
      `Regular lacks letters of “Пример”: its name in itself begins as “${text}”. Write another on its page, tab Words.`,
    ],
  ])
})

test('the name is lacking where any style that sets it lacks letters, in a typeface of the shop too', () => {
  const bold = aFont({ style: 'Bold', weight: 700, codepoints: [[65, 90]] })
  const files = [aFile('1', aFont()), aFile('2', bold)]
  const sentences = (typeface: CatalogueTypeface | null) =>
    warned(files, typeface)
      .filter(({ code }) => code === 'name_not_in_font')
      .map(({ sentence }) => sentence)
  const page = 'Write another on its page, tab Words.'

  expect(sentences(null)).toEqual([
    `Bold lacks letters of “Hedge”: its name in itself begins as “ABC”. ${page}`,
  ])
  expect(sentences(aTypeface('Hedge'))).toEqual([
    `Bold lacks letters of “Hedge”: its name in itself becomes “ABC”. ${page}`,
  ])
  expect(sentences({ ...aTypeface('Hedge'), ownName: 'HE' })).toEqual([])
})

test('previews that would stand where the new master has no axis', () => {
  const axes = [{ ...WEIGHT, default: 400 }]
  const override = { fields: { default_coordinates: { wght: 950, opsz: 12 } } }

  expect(said([aFile('1', aFont({ typ: 'variable', axes }), override)])).toEqual([
    [
      'rest_off_range',
      'warn',
      'The previews of Variable stand at wght 950, off its range of 300 to 900.',
    ],
    [
      'rest_off_range',
      'warn',
      'The previews of Variable stand at opsz 12, which the file does not have.',
    ],
  ])
})

test.each([
  ['restricted', 'say it forbids every embedding: neither web pages, apps nor PDFs may carry it.'],
  [
    'preview_and_print',
    'say it allows embedding for viewing and printing only, not on web pages or in apps.',
  ],
  ['editable', 'say it allows embedding in documents only, not on web pages or in apps.'],
] as const)('embedding bits that forbid what is sold: %s', (embedding, words) => {
  expect(said(cuts(aFont({ embedding })))).toEqual([
    ['embedding_forbids', 'warn', `The embedding bits (fsType) of Regular ${words}`],
  ])
})

test('two fonts of one PostScript name, and versions that differ', () => {
  const named = { postScriptName: 'Hedge-Regular' }
  const newer = aFont({ ...named, style: 'Bold', weight: 700, version: 'Version 1.100' })

  expect(said(cuts(aFont(named), newer, aFont({ style: 'Black', weight: 900 })))).toEqual([
    [
      'same_postscript_name',
      'warn',
      'Regular and Bold have the same PostScript name, Hedge-Regular: they cannot be installed together. Give each one of its own in its source (name 6), and export them again.',
    ],
    ['version_differs', 'note', 'Versions differ: Bold (1.1), the other styles 1.'],
  ])
})

test.each([
  [null, 'no PostScript name'],
  ['Hedge Regular', 'a PostScript name that is none (Hedge Regular)'],
  ['Hecke-Größe', 'a PostScript name that is none (Hecke-Größe)'],
])('a font whose PostScript name is %j', (postScriptName, has) => {
  expect(said(cuts(aFont({ postScriptName })))).toEqual([
    [
      'postscript_name_unfit',
      'warn',
      `Regular has ${has}: programs may not list it, or print without it. Give it one in its source (name 6), of at most 63 letters, digits and a hyphen, and export it again.`,
    ],
  ])
})

test('a PostScript name that a style of another typeface has', () => {
  const files = cuts(aFont({ postScriptName: 'Hedge-Regular' }))
  const planned = planUpload(files, [])
  const elsewhere = [
    { postScriptName: 'Hedge-Regular', style: 'Garden Regular' },
    { postScriptName: 'Hedge-Bold', style: 'Garden Bold' },
  ]

  expect(warnOfFamily({ typeface: null, planned, files, elsewhere })).toEqual([
    {
      code: 'same_postscript_name',
      level: 'warn',
      sentence:
        'Regular has the PostScript name Hedge-Regular, which Garden Regular has too: they cannot be installed together. Give it one of its own in its source (name 6), and export it again.',
      files: ['0'],
      styles: ['Regular'],
    },
  ])
})

test('instances by the PostScript names of single styles are told, and that they are delivered otherwise', () => {
  const single = aFont({ postScriptName: 'Hedge-Regular' })
  const variable = aFont({ typ: 'variable', instancePostScriptNames: ['Hedge-Regular'] })

  expect(said(cuts(single, variable))).toEqual([
    [
      'same_postscript_name',
      'note',
      'Instances of Variable have the PostScript names of single styles (Hedge-Regular). What buyers get of it is named apart from them, so that both can be installed; to choose these names, change them in its source.',
    ],
  ])
})

test('a width class off its scale is told with what is made of it', () => {
  expect(said(cuts(aFont({ widthClass: 0 })))).toEqual([
    [
      'width_off_scale',
      'warn',
      'The width class of Regular is 0, and the scale goes from 1 to 9: it is taken as 5, the normal width. Set usWidthClass in its source.',
    ],
  ])
})

test('what cannot be carried out comes first', () => {
  const shop = aTypeface('Hedge', [regular])
  const style = { kind: 'existing', id: 'Hedge Regular' } as const
  const files = [aFile('1', regular), aFile('2', aFont({ style: 'Roman' }), { style })]

  expect(warned(files, shop)[0]).toEqual({
    code: 'style_chosen_twice',
    level: 'block',
    sentence: '2 files are meant for Regular. Choose one, or make the others styles of their own.',
    files: ['1', '2'],
    styles: ['Regular'],
  })
})

test('two styles of one name are stopped, however it is written', () => {
  const files = [
    aFile('1', aFont({ style: 'SemiBold', weight: 600 })),
    aFile('2', aFont({ style: 'Semi Bold', weight: 650 })),
  ]

  expect(warned(files)[0]).toMatchObject({
    code: 'name_taken_twice',
    level: 'block',
    files: ['1', '2'],
  })
})

test('what was wrong in the shop before, and is not touched, is nobody’s business now', () => {
  const shop = aTypeface('Hedge', [regular, aFont({ style: 'Book' })])

  expect(warned(cuts(bold), shop)).toEqual([])
})
