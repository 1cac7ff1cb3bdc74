import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

export type ZipEntry = { name: string; packed: boolean; bytes: Buffer }

/** Reads as an unzipper would, which refuses names that lead out of the folder. */
export async function readZip(path: string): Promise<ZipEntry[]> {
  const zip = await openPromise(path, { strictFileNames: true })
  const entries: ZipEntry[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    entries.push({ name: entry.fileName, packed: entry.compressionMethod === 8, bytes })
  }
  return entries
}
