import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from '@/env'

/** Font bytes are stored under DATA_DIR by the hash of their content: the same bytes are stored once and never change. */
export function fontPath(sha256: string, extension: string): string {
  return join(env.dataDir, 'fonts', sha256.slice(0, 2), `${sha256}.${extension}`)
}

/** "{32 hex digits}.{extension}": the public name of a file. */
export function publicFileName(sha256: string, extension: string): string {
  return `${sha256.slice(0, 32)}.${extension}`
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A whole font, or a stream of its bytes. */
export type FontBytes = Uint8Array | AsyncIterable<Uint8Array>

export type WrittenDraft = { path: string; sha256: string; sizeInBytes: number }

/** A temporary file beside the store: written first, published by a rename, deleted however the work ends. */
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

  /** Returns hash and size of what was written, since a stream is never held as a whole. */
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

  /** Moves the draft into the store. */
  async publish(sha256: string, extension: string): Promise<void> {
    await storeFile(this.path, { sha256, extension })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { force: true })
  }
}

type Content = { sha256: string; extension: string }

/** Moves a finished file into the store, in one step. */
export async function storeFile(from: string, { sha256, extension }: Content): Promise<void> {
  const path = fontPath(sha256, extension)
  await mkdir(dirname(path), { recursive: true })
  await rename(from, path)
}

/** The same for a file that stays where it is: copied to a draft, flushed to the disk, then moved. */
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
