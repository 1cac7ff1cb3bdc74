import { FontRefused } from '../font-refused'
import type { ByteReader } from '../sfnt/byte-reader'
import { requireTable, type Sfnt } from '../sfnt/sfnt'
import { decodeMacintosh } from './decode-macintosh'
import nameIds from './name-ids.json' with { type: 'json' }

export type NameRecord = {
  platform: number
  encoding: number
  language: number
  id: number
  value: string
}

export const NAME = nameIds

export const WINDOWS = 3
export const MACINTOSH = 1
export const US_ENGLISH = 0x409

const RECORD = 12

export const LONGEST_POSTSCRIPT = 63

/** Every record of the name table. One that points outside the table is passed over, as browsers do. */
export function readNames(sfnt: Sfnt): NameRecord[] {
  const table = requireTable(sfnt, 'name')
  const count = table.u16(2)
  if (6 + count * RECORD > table.length) {
    throw new FontRefused('This font is damaged: its name table is cut short.')
  }
  return Array.from({ length: count }, (_, index) => readRecord(table, 6 + index * RECORD)).filter(
    (record) => record !== null,
  )
}

/** The best record of one kind: US English for Windows, then any Windows, then Unicode, then any. */
export function findName(names: NameRecord[], id: number): string | null {
  const candidates = names.filter((name) => name.id === id && plain(name.value) !== '')
  const best =
    candidates.find((name) => name.platform === WINDOWS && name.language === US_ENGLISH) ??
    candidates.find((name) => name.platform === WINDOWS) ??
    candidates.find((name) => name.platform === 0) ??
    candidates[0]
  return best ? plain(best.value) : null
}

/** Control characters are noise in a name, and would break titles, files and headers that carry it. */
function plain(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

export function familyIn(names: NameRecord[]): string {
  return findName(names, NAME.typographicFamily) ?? findName(names, NAME.family) ?? 'Untitled'
}

export function styleIn(names: NameRecord[]): string {
  return findName(names, NAME.typographicStyle) ?? findName(names, NAME.style) ?? 'Regular'
}

/** As PostScript allows it: printable ASCII, none of its delimiters, at most 63 letters. */
export function postScriptName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]|[[\](){}<>/%]/g, '')
    .slice(0, LONGEST_POSTSCRIPT)
}

function readRecord(table: ByteReader, at: number): NameRecord | null {
  const length = table.u16(at + 8)
  const offset = table.u16(4) + table.u16(at + 10)
  if (offset + length > table.length) return null

  const place = {
    platform: table.u16(at),
    encoding: table.u16(at + 2),
    language: table.u16(at + 4),
  }
  return { ...place, id: table.u16(at + 6), value: decode(table.slice(offset, length), place) }
}

type Place = Pick<NameRecord, 'platform' | 'encoding' | 'language'>

function decode(bytes: Uint8Array, { platform, encoding, language }: Place): string {
  if (platform === MACINTOSH) {
    return decodeMacintosh(bytes, { encoding, language })
  }
  const even = bytes.subarray(0, bytes.length & ~1)
  return Buffer.from(even).swap16().toString('utf16le')
}
