import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import type { DerivedFile } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import { sha256Of } from './font-store'
import type { WantedFile } from './wanted-files'

export type Derived = WantedFile & DerivedFile & { path: string }

/** Holds finished files until all of a master's are published together. A file that is in it already is not made again. */
export class StagingFolder {
  constructor(readonly path: string) {}

  static async create(): Promise<StagingFolder & AsyncDisposable> {
    const staging = new StagingFolder(join(env.dataDir, 'fonts', 'drafts', randomUUID()))
    const clear = () => rm(staging.path, { recursive: true, force: true })
    return Object.assign(staging, { [Symbol.asyncDispose]: clear })
  }

  /** The file appears in the folder whole or not at all. */
  async derive(master: string, wanted: WantedFile): Promise<Derived> {
    const path = this.#pathOf(wanted)
    if (await exists(path)) return { ...wanted, path, ...(await describe(path)) }
    await mkdir(this.path, { recursive: true })
    const file = await runFontJob({ kind: 'derive', master, out: path, ...wanted.recipe })
    return { ...wanted, path, ...file }
  }

  #pathOf({ filekey, extension }: WantedFile): string {
    const name = createHash('sha256').update(filekey).digest('hex').slice(0, 32)
    return join(this.path, `${name}.${extension}`)
  }
}

/** Derives all files in parallel, as far as there are workers. When one fails, the others are awaited before it is thrown. */
export async function deriveFiles(
  staging: StagingFolder,
  master: string,
  wanted: WantedFile[],
): Promise<Derived[]> {
  const results = await Promise.allSettled(wanted.map((file) => staging.derive(master, file)))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

async function describe(path: string): Promise<DerivedFile> {
  const bytes = await readFile(path)
  return { sha256: sha256Of(bytes), sizeInBytes: bytes.byteLength }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
