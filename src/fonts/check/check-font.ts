import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import { FontRefused } from '../font-refused'
import { checkDirectory, readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { checkTables } from './check-tables'

/** Refuses, in one plain sentence, whatever is not one whole TTF or OTF font. Runs before any font engine sees it. */
export function checkFont(file: Uint8Array): Sfnt {
  if (file.length === 0) throw new FontRefused('This file is empty.')
  if (file.length > LARGEST_MASTER) throw new FontRefused('This font is larger than 32 MB.')

  const foreign = describeForeignFile(file)
  if (foreign) throw new FontRefused(foreign)

  checkDirectory(file)
  const sfnt = readSfnt(file)
  checkTables(sfnt)
  return sfnt
}

const FONT_BEGINNINGS = ['\x00\x01\x00\x00', 'true', 'OTTO']

const MADE_FROM = 'Upload the TTF or OTF it was made from.'

const EXPORT = 'Export it as TTF or OTF, and upload that.'

const FOREIGN_BEGINNINGS: readonly (readonly [beginning: string, sentence: string])[] = [
  ['wOF2', `This is a WOFF2 file. ${MADE_FROM}`],
  ['wOFF', `This is a WOFF file. ${MADE_FROM}`],
  ['ttcf', 'This is a font collection (TTC). Upload each of its fonts as its own TTF or OTF.'],
  ['\x89PNG', 'This is a PNG picture, not a font.'],
  ['\xff\xd8\xff', 'This is a JPEG picture, not a font.'],
  ['GIF8', 'This is a GIF picture, not a font.'],
  ['PK', 'This is a ZIP archive, not a font. Unpack it and upload the fonts inside.'],
  ['Rar!', 'This is a compressed archive, not a font. Unpack it and upload the fonts inside.'],
  [
    '7z\xbc\xaf',
    'This is a compressed archive, not a font. Unpack it and upload the fonts inside.',
  ],
  ['\x1f\x8b', 'This is a compressed archive, not a font. Unpack it and upload the fonts inside.'],
  ['%PDF', 'This is a PDF document, not a font.'],
  ['%!PS', `This is a PostScript Type 1 font. ${MADE_FROM}`],
  ['\x80\x01', `This is a PostScript Type 1 font. ${MADE_FROM}`],
  ['{\n.', `This is a source of Glyphs, not a font. ${EXPORT}`],
  ['\x1aWLF10', `This is a source of FontLab, not a font. ${EXPORT}`],
  ['SplineFontDB:', `This is a source of FontForge, not a font. ${EXPORT}`],
  ['STARTFONT ', `This is a bitmap font (BDF). ${EXPORT}`],
  ['\x01fcp', `This is a bitmap font (PCF). ${EXPORT}`],
  ['StartFontMetrics', 'These are the metrics of a font (AFM), without its letters.'],
  ['\x00\x05\x16\x07', 'This is what a Mac keeps beside a file, not a font.'],
  ['MZ', 'This is a program, not a font.'],
  ['\x7fELF', 'This is a program, not a font.'],
]

/** What a file is that does not begin like a font; null when it does. */
function describeForeignFile(file: Uint8Array): string | null {
  const beginning = Buffer.from(file.subarray(0, 512)).toString('latin1')
  if (file.length >= 12 && FONT_BEGINNINGS.some((font) => beginning.startsWith(font))) return null

  const known = FOREIGN_BEGINNINGS.find(([foreign]) => beginning.startsWith(foreign))
  if (known) return known[1]
  if (isSuitcase(file)) return `This is a font suitcase of a Mac (DFONT). ${MADE_FROM}`
  if (isEmbedded(file)) return `This is an EOT file. ${MADE_FROM}`
  if (/<(designspace|plist)\b/i.test(beginning)) {
    return `This is a part of a source (UFO or designspace), not a font. ${EXPORT}`
  }
  if (/<(ttFont|glyph)\b/.test(beginning))
    return `This is a part of a font as text (TTX or GLIF), not a font. ${EXPORT}`
  if (isFeatureFile(beginning)) {
    return `This is a file of OpenType features (FEA), without a font's letters. ${EXPORT}`
  }
  if (looksLikeMarkup(beginning)) return 'This is a web page, not a font.'
  return file.length < 12
    ? 'This file is too short to be a font.'
    : 'This file is not a font. Upload a TTF or OTF.'
}

/** A resource fork in a file: its map ends where the file ends. An icon of Windows begins alike. */
function isSuitcase(file: Uint8Array): boolean {
  if (file.length < 256) return false
  const head = new DataView(file.buffer, file.byteOffset, 16)
  return head.getUint32(0) === 256 && head.getUint32(4) + head.getUint32(12) === file.length
}

/** https://www.w3.org/submissions/EOT/: its size first, and "LP" at 34. */
function isEmbedded(file: Uint8Array): boolean {
  if (file.length < 36) return false
  const head = new DataView(file.buffer, file.byteOffset, 36)
  return head.getUint32(0, true) === file.length && head.getUint16(34, true) === 0x504c
}

/** Comments first, then a statement of the language that AFDKO made. */
function isFeatureFile(beginning: string): boolean {
  const code = beginning.replace(/^\xef\xbb\xbf/, '').replaceAll(/#.*(\n|$)/g, '')
  return /^\s*(languagesystem\s+\w+|feature\s+\w{4}\s*\{|include\s*\(|(table|lookup)\s+[\w/]+\s*\{|@[\w.]+\s*=\s*\[)/.test(
    code,
  )
}

function looksLikeMarkup(beginning: string): boolean {
  return /^(\xef\xbb\xbf)?\s*<(!doctype|html|head|body|\?xml|svg)/i.test(beginning)
}
