import { access, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from '@/env'

/**
 * What the shop keeps under the hash of its bytes, by its name: fonts/ab/{sha256}.otf, documents/{sha256}.pdf,
 * uploads/{upload}/{sha256}.font. The same bytes are stored once and never change.
 */
export class FileStore {
  constructor(readonly folder: string) {}

  /** Where it lies on this machine, if it does. */
  localPath(name: string): string {
    return join(this.folder, name)
  }

  /** Where this machine reads it. */
  async path(name: string): Promise<string> {
    return this.localPath(name)
  }

  async read(name: string): Promise<Buffer> {
    return readFile(await this.path(name))
  }

  has(name: string): Promise<boolean> {
    return access(this.localPath(name)).then(
      () => true,
      () => false,
    )
  }

  /** Moves a finished draft there: it is stored whole or not at all. */
  async put(name: string, draft: string): Promise<void> {
    const path = this.localPath(name)
    await mkdir(dirname(path), { recursive: true })
    await rename(draft, path)
  }

  async drop(name: string): Promise<void> {
    await rm(this.localPath(name), { force: true })
  }
}

export const storedFiles = new FileStore(env.dataDir)
