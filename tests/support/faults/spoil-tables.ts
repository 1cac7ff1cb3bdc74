import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { putTable } from './change-table'
import type { DamagedFont } from './damaged-font'
import { randomBytes } from './random-from'

type Spoil = (table: Uint8Array) => Uint8Array

const SPOILS: Record<string, Spoil> = {
  'of zeroes': (table) => new Uint8Array(table.length),
  'of ones': (table) => new Uint8Array(table.length).fill(0xff),
  'of noise': (table) => randomBytes(table.length, table.length),
  'of four bytes': (table) => table.slice(0, 4),
  'half as long': (table) => table.slice(0, table.length >> 1),
  'said twice': (table) => Buffer.concat([table, table]),
}

/** Each table of the font in turn with other contents, in a directory that is right. */
export function spoilTables(font: Uint8Array): DamagedFont[] {
  return [...readSfnt(font).tables].flatMap(([tag, table]) =>
    Object.entries(SPOILS).map(([how, spoil]) => ({
      name: `a ${tag} table ${how}`,
      bytes: putTable(font, tag, spoil(table)),
    })),
  )
}

/** Each of the first numbers of each table at its highest: counts, sizes and offsets among them. */
export function raiseNumbers(font: Uint8Array, { words }: { words: number }): DamagedFont[] {
  return [...readSfnt(font).tables].flatMap(([tag, table]) =>
    Array.from({ length: Math.min(words, table.length >> 1) }, (_, word) => {
      const raised = Uint8Array.from(table).fill(0xff, word * 2, word * 2 + 2)
      return { name: `${tag} with ffff at ${word * 2}`, bytes: putTable(font, tag, raised) }
    }),
  )
}
