import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openCase } from '@/domain/catalogue/glyphs/glyph-opening'
import { composeSpecimen, isPrinted } from '@/domain/catalogue/specimens/compose-specimen'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { measureName } from '@/fonts/line-metrics/measure-name'
import { MASTERS } from '../../../fonts/masters'

test('the glyphs of a printed specimen are those of the case: an icon’s own characters too', () => {
  const codes = [0x20, 0xad, 0x41, 0xe000, 0xe001, 0xf0000]
  const view = {
    name: 'Icons',
    slug: 'icons',
    lead: '',
    foundry: '',
    designers: [],
    samples: [],
    scripts: ['Latin'],
    languages: [],
    features: [],
    factSheet: [],
    styleCount: 1,
    inItself: { text: '\ue000', lang: 'en', dir: 'ltr' },
    specimens: { pdfs: [] },
    line: { top: 1, bottom: 0, defaultWeight: 400, axis: null },
    score: { facts: FACTS },
    glyphs: openCase(codes, { style: 'regular', script: 'Latin' }),
    styles: [{ id: 'regular', name: 'Regular', typ: 'static', axes: [], instances: [] }],
  } as unknown as TypefaceView
  const pages = composeSpecimen(view, { name: 'Fount', host: '' })?.pages ?? []

  expect(pages.find(({ kind }) => kind === 'glyphs')).toEqual({
    kind: 'glyphs',
    count: 4,
    letters: ['A', '\ue000', '\ue001', '\u{f0000}'],
  })
})

test('of a name of outlines or of pictures there is a specimen, and none of one that has no ink', async () => {
  const cut = { weight: 400, slope: 'upright' as const, coordinates: {} }
  const measured = ['kern-table-only', 'sbix'].map((name) =>
    measureName(
      {
        kind: 'measure',
        text: 'AB',
        lang: 'en',
        dir: 'ltr',
        interfaceFont: MASTERS.interface,
        cuts: [{ ...cut, master: `tests/fixtures/fonts/odd/${name}.ttf` }],
      },
      async (path) => readFileSync(path),
    ),
  )
  const lines = [...(await Promise.all(measured)), { top: 0, bottom: 0 }]
  const shown = lines.map((line) =>
    isPrinted({
      line,
      score: { facts: FACTS },
      styles: ['regular'],
      specimens: { pdfs: [] },
    } as unknown as TypefaceView),
  )

  expect(shown).toEqual([true, true, false])
})

const FACTS = {
  alphabet: '',
  letter: null,
  alternates: [],
  texts: [],
  scripts: ['Latin'],
  weights: [],
  dir: 'ltr',
  regular: { style: 'regular', at: {} },
  rise: null,
}
