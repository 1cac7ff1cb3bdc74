import { checkFont } from '../check/check-font'
import { fromWoff2 } from '../convert/to-woff2'
import { FontRefused } from '../font-refused'
import { readAxes } from '../inspect/read-axes'
import { readCharacters } from '../inspect/read-characters'
import { glyphCountOf, type Sfnt } from '../sfnt/sfnt'

type Expected = {
  master: Sfnt
  characters: number[]
  /** Not given: every axis of the master. */
  keptAxes?: string[]
}

/** Reads a derived font as a stranger would; what is not there now would be missed by a buyer. */
export function verifyDerived(font: Uint8Array, expected: Expected): Uint8Array {
  const derived = checkFont(font)
  const found = new Set(readCharacters(derived))
  const missing = expected.characters.some((code) => !found.has(code))
  if (missing) throw wentWrong('characters')
  if (axisTags(derived) !== axisTags(expected.master, expected.keptAxes)) throw wentWrong('axes')
  return font
}

/** Packing must lose no table's worth: the same glyphs, characters and axes come out again. */
export async function verifyWoff2(woff2: Uint8Array, font: Sfnt): Promise<Uint8Array> {
  const unpacked = checkFont(await fromWoff2(woff2).catch(notReadAgain))
  if (glyphCountOf(unpacked) !== glyphCountOf(font)) throw wentWrong('glyphs')
  if (readCharacters(unpacked).length !== readCharacters(font).length) throw wentWrong('characters')
  if (axisTags(unpacked) !== axisTags(font)) throw wentWrong('axes')
  return woff2
}

function notReadAgain(): never {
  throw new FontRefused('This font is damaged: packed as WOFF2 it cannot be read again.')
}

function axisTags(sfnt: Sfnt, kept?: string[]): string {
  return readAxes(sfnt)
    .map((axis) => axis.tag)
    .filter((tag) => !kept || kept.includes(tag))
    .toSorted()
    .join()
}

function wentWrong(what: string): FontRefused {
  return new FontRefused(`This font is damaged: ${what} were lost in making a file from it.`)
}
