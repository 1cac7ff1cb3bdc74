import type { Payload } from 'payload'
import { removeAnswersBefore } from './vat-check-records'

const KEPT_MS = 30 * 24 * 3_600_000

/** VIES's answers count for a day; a month later nobody needs them, but for those on carts and orders. */
export function removeOldAnswers(payload: Payload, now = new Date()): Promise<void> {
  return removeAnswersBefore(payload, new Date(now.getTime() - KEPT_MS))
}
