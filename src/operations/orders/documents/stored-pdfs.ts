import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'

/** Under the hash of its bytes: what is read is what was made. */
function pathOf(sha256: string): string {
  return join(env.dataDir, 'documents', `${sha256}.pdf`)
}

/** null: it is not there. */
export async function readStoredPdf(sha256: string): Promise<Buffer | null> {
  return readFile(pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Whole or not at all. */
export async function storePdf(sha256: string, pdf: Buffer): Promise<void> {
  const path = pathOf(sha256)
  const draft = `${path}.${randomUUID()}`
  await mkdir(join(env.dataDir, 'documents'), { recursive: true, mode: 0o700 })
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(pdf)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
