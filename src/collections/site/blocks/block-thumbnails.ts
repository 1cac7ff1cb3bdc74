import { ownValue } from '@/domain/own-value'

const INK = '#0a0a0a'
const text = (words: string, { x = 24, y = 0, size = 100, more = '' }) =>
  `<text x="${x}" y="${y}" font-family="Georgia,serif" font-size="${size}" fill="${INK}"${more}>${words}</text>`
const line = (y: number, { x = 24, to = 456 } = {}) =>
  `<path d="M${x} ${y}H${to}" stroke="${INK}" stroke-width="2"/>`
const field = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INK}"/>`
const lines = (x: number, to: number, ys: number[]) => ys.map((y) => line(y, { x, to })).join('')

const TEXT_LINES = [84, 116, 148, 180, 212, 244]
const CASE = ['A', 'g', 'R', '&amp;', 'ß', '3', 'e', '?']

/** What each block looks like on a page, drawn as a small sheet. */
const DRAWINGS: Record<string, string> = {
  specimen: text('Hamburg', { y: 200, size: 118 }),
  waterfall: [96, 64, 42, 28]
    .map((size, place) => text('Hamburg', { y: [100, 176, 232, 276][place], size }))
    .join(''),
  glyphs: CASE.map((glyph, place) =>
    text(glyph, { x: 40 + (place % 4) * 112, y: 130 + Math.floor(place / 4) * 130, size: 84 }),
  ).join(''),
  tester: text('Type|', { y: 216, size: 140 }) + line(60) + field(200, 48, 10, 24),
  columns: lines(24, 228, TEXT_LINES) + lines(252, 456, TEXT_LINES),
  passage: lines(24, 320, TEXT_LINES) + lines(352, 456, [84, 100, 116]),
  letters: ['g', 'a', 'R']
    .map((letter, place) => text(letter, { x: 36 + place * 152, y: 216, size: 150 }))
    .join(''),
  quote: text('“”', { y: 330, size: 330 }),
  faq: [90, 160, 230].map((y) => line(y) + text('+', { x: 430, y: y + 46, size: 44 })).join(''),
  buttons:
    field(24, 130, 204, 60) +
    `<path d="M252 130h204v60H252z" fill="none" stroke="${INK}" stroke-width="2"/>`,
  image: field(24, 40, 432, 220),
  pair: field(24, 60, 206, 200) + field(250, 60, 206, 200),
  slider: field(24, 60, 150, 200) + field(190, 60, 220, 200) + field(426, 60, 54, 200),
  video: `${field(24, 40, 432, 220)}<path d="M215 105v90l76-45z" fill="#f7f7f5"/>`,
  pdf: `<path d="M160 30h160v240H160z" fill="none" stroke="${INK}" stroke-width="2"/>${text('Aa', { x: 186, y: 180, size: 92 })}`,
  typefaces: [
    text('Serif', { y: 120, size: 100 }),
    line(150),
    `<text x="24" y="262" font-family="Arial,sans-serif" font-size="116" fill="${INK}">Sans</text>`,
  ].join(''),
  licences:
    [80, 140, 200, 260].map((y) => line(y)).join('') +
    field(180, 82, 66, 56) +
    field(320, 142, 66, 56),
}

/** A sheet of 480 by 320, in the page itself: no file is fetched. */
export function thumbnailOf(slug: string): { url: string; alt: string } {
  const drawing = ownValue(DRAWINGS, slug) ?? ''
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h480v320H0z" fill="#f7f7f5"/>${drawing}</svg>`
  return { url: `data:image/svg+xml,${encodeURIComponent(sheet)}`, alt: '' }
}
