import { positiveAmount } from './refund-choice'
import type { ReceivedDraft } from './received-fields'

/** The body of the request; null: it is not complete yet. */
export function receivedBody(
  { amount, receivedOn, reason }: ReceivedDraft,
  currency: string,
): { amount: number; received_on: string; reason: string } | null {
  const minor = positiveAmount(amount, currency)
  if (minor === null || receivedOn === '' || reason.trim() === '') return null
  return { amount: minor, received_on: receivedOn, reason }
}

export function emptyReceived(): ReceivedDraft {
  return { amount: '', receivedOn: new Date().toISOString().slice(0, 10), reason: '' }
}
