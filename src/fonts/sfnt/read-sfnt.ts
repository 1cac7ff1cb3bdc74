import { ByteReader } from './byte-reader'
import type { Sfnt } from './sfnt'
import { readDirectory } from './table-directory'

export function readSfnt(file: Uint8Array): Sfnt {
  const tables = readDirectory(file).map(({ tag, offset, length }) => {
    return [tag, file.subarray(offset, offset + length)] as const
  })
  return { flavor: new ByteReader(file, 'header').u32(0), tables: new Map(tables) }
}
