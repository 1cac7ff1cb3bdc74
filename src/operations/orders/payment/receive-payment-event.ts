import type { Payload } from 'payload'
import type { PaymentEvent } from '@/payload-types'
import { findOrderByIntent } from '../order-records'
import {
  closePaymentEvent,
  findOpenPaymentEvents,
  insertPaymentEventOnce,
} from './payment-event-records'
import { paymentProvider } from './payment-provider'
import { settlePayment } from './settle-payment'

const OLD_ENOUGH_MS = 30_000

export type Receipt = { kind: 'received' } | { kind: 'refused' }

/** Checks the signature, stores the event, responds at once and processes it after. The intent is retrieved again from the provider. */
export async function receivePaymentEvent(
  payload: Payload,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
): Promise<Receipt> {
  const reading = paymentProvider(payload).readWebhook(rawBody, signature)
  if (reading.kind === 'refused') {
    payload.logger.warn({ msg: `A payment event was refused: ${reading.why}` })
    return { kind: 'refused' }
  }
  const event = await insertPaymentEventOnce(payload, reading)
  if (event) void processEvent(payload, event)
  return { kind: 'received' }
}

/** Processes events that were stored but not finished: their process ended, or the provider was away. */
export async function processOpenEvents(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - OLD_ENOUGH_MS)
  for (const event of await findOpenPaymentEvents(payload, before))
    await processEvent(payload, event)
}

async function processEvent(payload: Payload, event: PaymentEvent): Promise<void> {
  try {
    if (event.intent) await settleIntent(payload, { type: event.type, intent: event.intent })
    await closePaymentEvent(payload, event.id)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Payment event ${event.eventid} waits to be retried` })
  }
}

/** An intent without an order is only logged: an account may serve several shops, and an order may have been given another intent. */
async function settleIntent(
  payload: Payload,
  { type, intent }: { type?: string | null; intent: string },
): Promise<void> {
  const order = await findOrderByIntent(payload, intent)
  if (order) await settlePayment(payload, order.id)
  else payload.logger.warn({ msg: `No order holds the intent of an event: ${type}, ${intent}` })
}
