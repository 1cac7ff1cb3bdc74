import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from '@/env'
import { storedFiles } from '../files/stored-files'

export function fontName(sha256: string, extension: string): string {
  return `fonts/${sha256.slice(0, 2)}/${sha256}.${extension}`
}

export function fontPath(sha256: string, extension: string): Promise<string> {
  return storedFiles.path(fontName(sha256, extension))
}

/** "{32 hex digits}.{extension}": the public name of a file. */
export function publicFileName(sha256: string, extension: string): string {
  return `${sha256.slice(0, 32)}.${extension}`
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** For a heading: a document is set in another face where this one is lost. */
export function headingPath(sha256: string, extension: string): Promise<string> {
  return fontPath(sha256, extension).catch(() => storedFiles.localPath(fontName(sha256, extension)))
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
export function storeFile(from: string, { sha256, extension }: Content): Promise<void> {
  return storedFiles.put(fontName(sha256, extension), from)
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
  return storedFiles.read(fontName(sha256, extension))
}

/** What waits in an upload; beside it, in `derived`, lies what is made of it. */
export function uploadedName(upload: string, sha256: string): string {
  return `uploads/${upload}/${sha256}.font`
}

export function uploadedPath(upload: string, sha256: string): Promise<string> {
  return storedFiles.path(uploadedName(upload, sha256))
}

export function stagingPath(upload: string): string {
  return storedFiles.localPath(`uploads/${upload}/derived`)
}

export function storeBytes(upload: string, { path, sha256 }: WrittenDraft): Promise<void> {
  return storedFiles.put(uploadedName(upload, sha256), path)
}

export function dropBytes(upload: string, sha256: string): Promise<void> {
  return storedFiles.drop(uploadedName(upload, sha256))
}

export function dropFolder(upload: string): Promise<void> {
  return storedFiles.dropFolder(`uploads/${upload}`)
}

/** Ids of the uploads that have a folder. */
export function listFolders(): Promise<string[]> {
  return storedFiles.listFolders('uploads')
}
