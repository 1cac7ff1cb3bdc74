import { FontRefused } from '../font-refused'
import {
  findName,
  MACINTOSH,
  NAME,
  type NameRecord,
  readNames,
  US_ENGLISH,
  WINDOWS,
} from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'

const RECORD = 12

export function windowsName(id: number, value: string): NameRecord {
  return { platform: WINDOWS, encoding: 1, language: US_ENGLISH, id, value }
}

/** A name table, its records in the order the standard asks for; a text used twice is stored once. */
export function writeNames(names: NameRecord[]): Uint8Array {
  const sorted = names.toSorted(compareRecords)
  const start = 6 + RECORD * sorted.length
  const { offsets, storage } = storeTexts(sorted)
  const table = new Uint8Array(start + storage.length)
  const view = new DataView(table.buffer)

  view.setUint16(2, sorted.length)
  view.setUint16(4, start)
  for (const [index, record] of sorted.entries()) {
    writeRecord(view, 6 + index * RECORD, { record, offset: offsets[index] ?? 0 })
  }
  table.set(storage, start)
  return table
}

function compareRecords(a: NameRecord, b: NameRecord): number {
  return (
    a.platform - b.platform || a.encoding - b.encoding || a.language - b.language || a.id - b.id
  )
}

function storeTexts(names: NameRecord[]): { offsets: number[]; storage: Buffer } {
  const stored = new Map<string, number>()
  const texts: Buffer[] = []
  let size = 0
  const offsets = names.map((name) => {
    const text = encode(name)
    const key = text.toString('latin1')
    if (!stored.has(key)) {
      stored.set(key, size)
      texts.push(text)
      size += text.length
    }
    return stored.get(key) ?? 0
  })
  if (size > 0xffff)
    throw new FontRefused('The names of this font are longer than a font can hold.')
  return { offsets, storage: Buffer.concat(texts) }
}

type Placed = { record: NameRecord; offset: number }

function writeRecord(view: DataView, at: number, { record, offset }: Placed): void {
  view.setUint16(at, record.platform)
  view.setUint16(at + 2, record.encoding)
  view.setUint16(at + 4, record.language)
  view.setUint16(at + 6, record.id)
  view.setUint16(at + 8, encode(record).length)
  view.setUint16(at + 10, offset)
}

function encode({ platform, value }: NameRecord): Buffer {
  if (platform === MACINTOSH) return Buffer.from(value, 'latin1')
  return Buffer.from(value, 'utf16le').swap16()
}

/** The font with its names as Windows reads them, where only a Macintosh could: HarfBuzz and most systems know no others. */
export function withWindowsNames(font: Uint8Array): Uint8Array {
  const sfnt = readSfnt(font)
  const names = readNames(sfnt)
  const isOfFamily = ({ id }: NameRecord) => id === NAME.family || id === NAME.typographicFamily
  const families = names.filter(isOfFamily)
  if (families.length === 0 || families.some(({ platform }) => platform === WINDOWS)) return font

  const had = new Set(names.filter(({ platform }) => platform === WINDOWS).map(({ id }) => id))
  const ids = [...new Set(names.map(({ id }) => id))].filter((id) => !had.has(id))
  const added = ids.map((id) => windowsName(id, findName(names, id) ?? ''))
  const kept = names.filter(({ platform }) => platform === WINDOWS)
  const tables = new Map(sfnt.tables).set('name', writeNames([...kept, ...added]))
  return writeSfnt({ ...sfnt, tables })
}
