import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import type { WrittenDraft } from '../fonts/font-store'

/** The folder of an upload's bytes: uploads/{upload}/{sha256}.font, and what is derived of them in `derived`. */
function uploadFolder(upload: string): string {
  return join(env.dataDir, 'uploads', upload)
}

export function uploadedPath(upload: string, sha256: string): string {
  return join(uploadFolder(upload), `${sha256}.font`)
}

export function stagingPath(upload: string): string {
  return join(uploadFolder(upload), 'derived')
}

/** Moves the draft of a font into the folder, named by its hash: a file appears there whole or not at all. */
export async function storeBytes(upload: string, { path, sha256 }: WrittenDraft): Promise<void> {
  await mkdir(uploadFolder(upload), { recursive: true })
  await rename(path, uploadedPath(upload, sha256))
}

export async function dropBytes(upload: string, sha256: string): Promise<void> {
  await rm(uploadedPath(upload, sha256), { force: true })
}

/** Tries again where a file arrives meanwhile: a folder is not empty then when its turn comes. */
export async function dropFolder(upload: string): Promise<void> {
  const patiently = { maxRetries: 5, retryDelay: 50 }
  await rm(uploadFolder(upload), { recursive: true, force: true, ...patiently })
}

/** Ids of the uploads that have a folder. */
export function listFolders(): Promise<string[]> {
  return readdir(join(env.dataDir, 'uploads')).catch(() => [])
}
