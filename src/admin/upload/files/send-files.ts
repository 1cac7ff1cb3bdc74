import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { sentenceOf, ShopRefused } from '../../read-response'
import { sendFile } from '../upload-client'

const AT_ONCE = 3

export type Unsent = { file: File; why: string }

type Handlers = {
  onSent: (sent: UploadedFile, file: File) => void
  /** Too large: the shop lists it among the refused files, and to send it again would change nothing. */
  onListed: () => void
  onUnsent: (unsent: Unsent) => void
}

/** Sends files, three at once; a failure stops no other file. Resolves when each file is sent or has failed. */
export async function sendFiles(id: string, files: File[], handlers: Handlers): Promise<void> {
  const waiting = [...files]

  async function sendNext(): Promise<void> {
    const file = waiting.shift()
    if (!file) return
    try {
      handlers.onSent(await sendFile(id, file), file)
    } catch (error) {
      if (error instanceof ShopRefused && error.status === 413) handlers.onListed()
      else handlers.onUnsent({ file, why: sentenceOf(error) })
    }
    return sendNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
}
