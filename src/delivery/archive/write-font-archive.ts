import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveEntry, ArchivePlan, WrittenArchive } from './plan-archive'

/** The same plan makes the same bytes at any time. */
const OPTIONS = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true }

/** Written beside its place and moved there whole: nobody ever reads half an archive. */
export async function writeFontArchive(plan: ArchivePlan, path: string): Promise<WrittenArchive> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  try {
    const written = await writeZip(plan, draft)
    await rename(draft, path)
    return written
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeZip({ entries }: ArchivePlan, path: string): Promise<WrittenArchive> {
  const zip = new ZipFile()
  const hash = createHash('sha256')
  let sizeInBytes = 0
  const hashing = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      sizeInBytes += part.length
      done(null, part)
    },
  })
  // An unreadable file is an error of the archive alone, which would leave its stream open for good.
  zip.on('error', (error: Error) => hashing.destroy(error))
  for (const entry of entries) addEntry(zip, entry)
  zip.end()

  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(zip.outputStream, hashing, target)
  return { sha256: hash.digest('hex'), sizeInBytes }
}

function addEntry(zip: ZipFile, entry: ArchiveEntry): void {
  const options = { ...OPTIONS, compress: entry.compress }
  switch (entry.kind) {
    case 'file':
      zip.addFile(entry.path, entry.name, options)
      return
    case 'bytes':
      zip.addBuffer(entry.bytes, entry.name, options)
      return
  }
}
