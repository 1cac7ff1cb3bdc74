import { FontRefused } from '../font-refused'
import { readDirectory, type TableEntry } from '../sfnt/read-sfnt'

const MOST_TABLES = 128

/** The tables lie inside the file, each once, none in another. */
export function checkDirectory(file: Uint8Array): void {
  const count = ((file[4] ?? 0) << 8) | (file[5] ?? 0)
  if (count === 0) throw new FontRefused('This font has no tables.')
  if (count > MOST_TABLES) throw new FontRefused('This font has more than 128 tables.')

  const entries = readDirectory(file)
  entries.forEach(assertPrintable)
  assertEachOnce(entries)
  assertApart(entries, 12 + 16 * count)
}

function assertPrintable({ tag }: TableEntry): void {
  if (/^[\x20-\x7e]{4}$/.test(tag)) return
  throw new FontRefused('This font is damaged: its table directory is unreadable.')
}

function assertEachOnce(entries: TableEntry[]): void {
  const twice = entries.find(({ tag }, index) => {
    return entries.findIndex((other) => other.tag === tag) !== index
  })
  if (twice) throw new FontRefused(`This font is damaged: it has two ${twice.tag.trim()} tables.`)
}

function assertApart(entries: TableEntry[], directoryEnd: number): void {
  let end = directoryEnd
  for (const { tag, offset, length } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (length === 0) continue
    if (offset < end) {
      throw new FontRefused(`This font is damaged: its ${tag.trim()} table overlaps another.`)
    }
    end = offset + length
  }
}
