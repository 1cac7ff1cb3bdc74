import type { Payload } from 'payload'
import { storePaymentEvent } from './payment-event-records'
import { paymentProvider } from './payment-provider'
import { processEventsSoon } from './process-payment-events'

export type Receipt = { kind: 'received' } | { kind: 'refused' }

/** Checks the signature, stores the event and responds; the workers process it after. */
export async function receivePaymentEvent(
  payload: Payload,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
): Promise<Receipt> {
  const reading = paymentProvider(payload).readWebhook(rawBody, signature)
  if (reading.kind === 'refused') {
    payload.logger.warn({ msg: `A payment event was refused: ${reading.why}` })
    return { kind: 'refused' }
  }
  const { id, type, intent, isOtherMode } = reading
  const state = isOtherMode ? 'other_mode' : 'received'
  const isNew = await storePaymentEvent(payload, { id, type, intent, state })
  if (!isNew) return { kind: 'received' }

  if (isOtherMode) payload.logger.warn({ msg: `A payment event of the other mode is left: ${id}` })
  else processEventsSoon(payload)
  return { kind: 'received' }
}
