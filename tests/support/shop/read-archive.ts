import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

export type ArchiveFile = { name: string; sha256: string; bytes: Buffer }

/** The files of a ZIP, in its order. */
export async function readArchive(response: Response): Promise<ArchiveFile[]> {
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()), {
    strictFileNames: true,
  })
  const files: ArchiveFile[] = []
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    files.push({ name: entry.fileName, sha256: sha256Of(bytes), bytes })
  }
  return files
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
