import type { UploadFailure } from '@/domain/catalogue/upload/upload-answer'
import { ShopError } from '@/domain/shop-error'
import { isDiskFull } from '../database-errors'

/** The failed step and the reason, in a sentence staff can act on. Details of a bug appear in the log alone. */
export function failureOf(step: UploadFailure['step'], error: unknown): UploadFailure {
  if (error instanceof ShopError) return { step, code: error.code, sentence: error.message }
  if (isDiskFull(error)) {
    const sentence = 'The disk of the server is full. Make room on it, then try again.'
    return { step, code: 'disk_full', sentence }
  }
  const sentence = 'Something failed on our side. Nothing is lost; try again.'
  return { step, code: 'internal', sentence }
}
