import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { sentenceOf, ShopRefused } from '../../read-response'
import { sendFile } from '../upload-client'

const AT_ONCE = 3

export type Unsent = { file: File; why: string }

type Told = {
  onSent: (sent: UploadedFile, file: File) => void
  /** Too large: the shop names it among the refused, and to send it again would change nothing. */
  onListed: () => void
  onUnsent: (unsent: Unsent) => void
}

/** Sends files, three at once, one bad file never stopping the rest. Resolves when each is sent or known to be not. */
export async function sendFiles(id: string, files: File[], told: Told): Promise<void> {
  const waiting = [...files]

  async function sendNext(): Promise<void> {
    const file = waiting.shift()
    if (!file) return
    try {
      told.onSent(await sendFile(id, file), file)
    } catch (error) {
      if (error instanceof ShopRefused && error.status === 413) told.onListed()
      else told.onUnsent({ file, why: sentenceOf(error) })
    }
    return sendNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
}
