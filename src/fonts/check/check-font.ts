import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import { FontRefused } from '../font-refused'
import { checkDirectory, readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { checkTables } from './check-tables'
import FOREIGN from './foreign-files.json' with { type: 'json' }

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

/** What a file is that does not begin like a font; null when it does. */
function describeForeignFile(file: Uint8Array): string | null {
  const beginning = Buffer.from(file.subarray(0, 512)).toString('latin1')
  if (file.length >= 12 && FONT_BEGINNINGS.some((font) => beginning.startsWith(font))) return null

  const known = Object.entries(FOREIGN.beginnings).find(([foreign]) =>
    beginning.startsWith(foreign),
  )
  if (known) return known[1]
  if (isSuitcase(file)) return FOREIGN.suitcase
  if (isEmbedded(file)) return FOREIGN.embedded
  if (/<(designspace|plist)\b/i.test(beginning)) return FOREIGN.source
  if (/<(ttFont|glyph)\b/.test(beginning)) return FOREIGN.asText
  if (isFeatureFile(beginning)) return FOREIGN.features
  if (looksLikeMarkup(beginning)) return FOREIGN.markup
  return file.length < 12 ? FOREIGN.tooShort : FOREIGN.other
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
