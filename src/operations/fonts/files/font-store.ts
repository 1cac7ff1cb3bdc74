import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from '@/env'

/** Font bytes lie under DATA_DIR by the hash of their content: the same bytes are kept once and never change. */
export function fontPath(sha256: string, extension: string): string {
  return join(env.dataDir, 'fonts', sha256.slice(0, 2), `${sha256}.${extension}`)
}

/** "{32 hex digits}.{extension}": what the public sees of a file. */
export function publicFileName(sha256: string, extension: string): string {
  return `${sha256.slice(0, 32)}.${extension}`
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A font whole, or as it comes from who sends it. */
export type FontBytes = Uint8Array | AsyncIterable<Uint8Array>

export type WrittenDraft = { path: string; sha256: string; sizeInBytes: number }

/** A draft beside the store: written here first, published by a rename, gone however the work ends. */
export class FontDraft {
  readonly path: string

  private constructor(extension: string) {
    this.path = join(env.dataDir, 'fonts', 'drafts', `${randomUUID()}.${extension}`)
  }

  static async make(extension: string): Promise<FontDraft> {
    const draft = new FontDraft(extension)
    await mkdir(dirname(draft.path), { recursive: true })
    return draft
  }

  /** Tells what was written, for bytes that come are never held as a whole. */
  async write(bytes: FontBytes): Promise<WrittenDraft> {
    const hash = createHash('sha256')
    let sizeInBytes = 0
    const file = await open(this.path, 'wx')
    try {
      for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
        await file.writeFile(piece)
        hash.update(piece)
        sizeInBytes += piece.byteLength
      }
      await file.sync()
    } finally {
      await file.close()
    }
    return { path: this.path, sha256: hash.digest('hex'), sizeInBytes }
  }

  /** Gives the draft its place in the store. */
  async publish(sha256: string, extension: string): Promise<void> {
    await storeFile(this.path, { sha256, extension })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { force: true })
  }
}

type Content = { sha256: string; extension: string }

/** A finished file gets its place in the store, in one step. */
export async function storeFile(from: string, { sha256, extension }: Content): Promise<void> {
  const path = fontPath(sha256, extension)
  await mkdir(dirname(path), { recursive: true })
  await rename(from, path)
}

/** The same for a file that stays where it is: copied aside, on the disk, then named. */
export async function storeCopy(from: string, content: Content): Promise<void> {
  await using draft = await FontDraft.make(content.extension)
  await copyFile(from, draft.path)
  await using file = await open(draft.path, 'r+')
  await file.sync()
  await draft.publish(content.sha256, content.extension)
}

export function readFont(sha256: string, extension: string): Promise<Buffer> {
  return readFile(fontPath(sha256, extension))
}
