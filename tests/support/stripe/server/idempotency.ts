import { StripeRefusal } from './stripe-refusal'

export type Answer = { status: number; body: string; headers?: Record<string, string> }

type Kept = { request: string; answer: Answer | null }

/** The first answer under a key is the answer for good, refusals of cards and faults included. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>()

  /** The answer kept under the key; null: the key is new, and in flight from now on. */
  open(key: string, request: string): Answer | null {
    const kept = this.#kept.get(key)
    if (!kept) {
      this.#kept.set(key, { request, answer: null })
      return null
    }
    if (kept.request !== request) throw otherRequest(key)
    if (!kept.answer) throw inFlight(key)
    return { ...kept.answer, headers: { 'idempotent-replayed': 'true' } }
  }

  keep(key: string, answer: Answer): void {
    const kept = this.#kept.get(key)
    if (kept) kept.answer = answer
  }

  /** A request that was refused before any work began leaves its key free. */
  release(key: string): void {
    if (this.#kept.get(key)?.answer === null) this.#kept.delete(key)
  }
}

function otherRequest(key: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. (${key})`,
  })
}

function inFlight(key: string): StripeRefusal {
  return new StripeRefusal(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this key. (${key})`,
  })
}
