import { inflateSync } from 'node:zlib'
import { checkFont } from '@/fonts/check/check-font'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import type { Sfnt } from '@/fonts/sfnt/sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'

/** Opens a font file as a stranger would, whatever its format, and counts its characters. It throws where one cannot. */
export async function readAgain(file: Uint8Array): Promise<number> {
  return readCharacters(checkFont(await unpacked(Buffer.from(file)))).length
}

async function unpacked(file: Buffer): Promise<Uint8Array> {
  const signature = file.toString('latin1', 0, 4)
  if (signature === 'wOF2') return fromWoff2(file)
  return signature === 'wOFF' ? unpackWoff(file) : file
}

function unpackWoff(woff: Buffer): Uint8Array {
  const tables: Sfnt['tables'] = new Map()
  for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
    const [offset, packed, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number]
    const bytes = woff.subarray(offset, offset + packed)
    tables.set(
      woff.toString('latin1', entry, entry + 4),
      packed === length ? bytes : inflateSync(bytes),
    )
  }
  return writeSfnt({ flavor: woff.readUInt32BE(4), tables })
}
