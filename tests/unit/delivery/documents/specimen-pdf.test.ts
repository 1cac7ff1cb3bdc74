import { expect, test } from 'vitest'
import { renderSpecimenPdf } from '@/delivery/documents/specimen/specimen-pdf'
import { PAPERS } from '@/domain/catalogue/specimens/compose-specimen'
import { printDemo } from '../../../support/specimen/printed-specimen'
import { type DrawnPage, readDrawnPages } from '../../../support/specimen/read-drawn-pages'

const MM = 72 / 25.4

/** Outlines of quadratic curves are boxed with their handles. */
const HAIR = 2

/** As unlike as the demo has them; `DEMO_TYPEFACES` are all that `printDemo` knows. */
const UNLIKE = [
  'unbounded',
  'instrument-serif',
  'vazirmatn',
  'bricolage-grotesque',
  'recursive-mono-casual',
  'bungee',
]

test.each(UNLIKE)('%s: on either paper no line is cut and no page is empty', async (slug) => {
  const printed = await printDemo(slug)
  for (const paper of PAPERS) {
    const pdf = await renderSpecimenPdf({ ...printed, paper })
    const pages = readDrawnPages(pdf)

    expect(pages.flatMap(outsideOf)).toEqual([])
    expect(pages.filter(isEmpty)).toEqual([])
    expect(pages.length >= 4 && pages.length <= 8).toBe(true)
    expect(wholeFontsIn(pdf)).toEqual([])
  }
})

test('of a large set of which few letters are shown, those few stand on its page', async () => {
  const { specimen, masters } = await printDemo('instrument-serif')
  const few = { kind: 'glyphs' as const, letters: ['A', 'B', 'C'], count: 250 }
  const job = { specimen: { ...specimen, pages: [few] }, masters, paper: 'a4' as const }
  const [, page] = readDrawnPages(await renderSpecimenPdf(job))

  expect(page?.letters).toHaveLength(3)
})

test.each(['sbix', 'colr-v1'])('letters of %s are printed in their colours', async (name) => {
  const { specimen, masters } = await printDemo('instrument-serif')
  const odd = `tests/fixtures/fonts/odd/${name}.ttf`
  const coloured = Object.fromEntries(Object.keys(masters).map((style) => [style, odd]))
  const few = { kind: 'glyphs' as const, letters: ['A', 'B', 'C'], count: 3 }
  const job = { specimen: { ...specimen, pages: [few] }, masters: coloured, paper: 'a4' as const }
  const pdf = (await renderSpecimenPdf(job)).toString('latin1')

  expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(3)
  expect(pdf).toMatch(/\/XObject <<\s*\/g\d+/)
})

/** What stands beyond the margins. */
function outsideOf({ width, height, letters, labels }: DrawnPage) {
  const starts = labels.map(({ left, top }) => ({ left, right: left, top, bottom: top }))
  return [...letters, ...starts].filter(
    ({ left, right, top, bottom }) =>
      left < 12 * MM - HAIR ||
      right > width - 12 * MM + HAIR ||
      top < 9 * MM - HAIR ||
      bottom > height - 12 * MM + HAIR,
  )
}

/** Nothing but its head, which is three labels. */
function isEmpty({ letters, labels }: DrawnPage): boolean {
  return letters.length === 0 && labels.length < 8
}

/** Of the interface's face a part is embedded, of the typeface no font file at all. */
function wholeFontsIn(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  const named = (key: string) =>
    [...source.matchAll(new RegExp(`/${key} /(\\S+)`, 'g'))].map(([, name]) => name ?? '')
  return [
    ...named('BaseFont').filter((name) => !/^[A-Z]{6}\+/.test(name)),
    ...named('FontName').filter((name) => !/^[A-Z]{6}\+(Bricolage|Alegreya)/.test(name)),
  ]
}
