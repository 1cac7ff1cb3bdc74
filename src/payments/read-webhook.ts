import { isRecord } from '@/domain/is-record'
import Stripe from 'stripe'
import type { ProviderEvent, WebhookReading, WebhookRefusal } from './payment-provider'

export type WebhookRequest = {
  /** The body as it came: parsed and written again it no longer fits its signature. */
  rawBody: string | Uint8Array
  signature: string | null
  secret: string
  /** Whether the shop's keys are live; null: they do not say. */
  isLive?: boolean | null
  toleranceInSeconds?: number
  now?: Date
}

const TOLERANCE_IN_SECONDS = 300

export function readWebhook(request: WebhookRequest): WebhookReading {
  // An empty secret verifies against an empty key, which anyone can sign with.
  if (request.secret.trim() === '') return refused('no_secret')
  if (!request.signature) return refused('no_signature')

  const now = request.now ?? new Date()
  const tolerance = request.toleranceInSeconds ?? TOLERANCE_IN_SECONDS
  if (isFromTheFuture(request.signature, now, tolerance)) return refused('wrong_time')

  try {
    const { rawBody, signature, secret } = request
    const event: unknown = Stripe.webhooks.constructEvent(
      typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody),
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    )
    return readEvent(event, request.isLive ?? null)
  } catch (error) {
    return refused(whyOf(error))
  }
}

/** Stripe's own check knows only of signatures too old; one made ahead would be good for longer. */
function isFromTheFuture(signature: string, now: Date, tolerance: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map((match) => Number(match[1]))
  return times.some((time) => time - now.getTime() / 1000 > tolerance)
}

function whyOf(error: unknown): WebhookRefusal {
  if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'malformed'
  return error.message.includes('tolerance') ? 'wrong_time' : 'wrong_signature'
}

function readEvent(event: unknown, isLive: boolean | null): WebhookReading {
  if (!isRecord(event) || typeof event.id !== 'string' || typeof event.type !== 'string') {
    return refused('malformed')
  }
  const { id, type } = event
  return { kind: 'event', ...providerEvent({ ...event, id, type }, isLive) }
}

type AnyEvent = { id: string; type: string; data?: unknown; livemode?: unknown }

/** An event, pushed by Stripe or asked for. */
export function providerEvent(event: AnyEvent, isLive: boolean | null): ProviderEvent {
  const about = isRecord(event.data) ? event.data.object : null
  return {
    id: event.id,
    type: event.type,
    intent: intentIdOf(about),
    isOtherMode: isLive !== null && event.livemode === !isLive,
  }
}

/** An intent speaks for itself; a charge, a refund and a dispute name theirs. */
function intentIdOf(about: unknown): string | null {
  if (!isRecord(about)) return null

  const id = about.object === 'payment_intent' ? about.id : about.payment_intent
  return typeof id === 'string' ? id : null
}

function refused(why: WebhookRefusal): WebhookReading {
  return { kind: 'refused', why }
}
