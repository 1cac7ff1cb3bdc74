import type { PricedCart } from '@/domain/cart/priced-cart'
import { isRecord } from '@/domain/is-record'
import type { FieldErrors } from '@/domain/shop-error'
import { describeWait, LONGEST_DELAY_MS, readRetryAfter } from '../shell/requests/retry-after'

/** Why a call to the shop failed, in words a person can act on. */
export type CallFailure = {
  code: string
  message: string
  fields: Record<string, string>
  /** The current cart, where the answer contains it. */
  cart: PricedCart | null
  /** The same call may succeed later: no answer came, or the shop is away or asks for a pause. */
  isTemporary: boolean
}

const OFFLINE = 'No connection. Nothing of yours is lost: try again when you are online.'

const UNREACHABLE =
  'The shop did not answer. Nothing of yours is lost: check your connection and try again.'

const AWAY = 'The shop cannot answer right now. Nothing of yours is lost: try again in a moment.'

/** Reads the error of a failed fetch, which carries the answer's body as `data`. */
export function callFailureOf(error: unknown): CallFailure {
  const thrown = isRecord(error) ? error : {}
  const status = typeof thrown.status === 'number' ? thrown.status : null
  const body = isRecord(thrown.data) ? thrown.data : {}
  const sent = isRecord(body.error) ? body.error : {}
  const message = typeof sent.message === 'string' ? sent.message : ownMessage(status)
  return {
    code: typeof sent.code === 'string' ? sent.code : 'unreachable',
    message: message + retryAdvice(thrown.response),
    fields: isRecord(sent.fields) ? textsOf(sent.fields) : {},
    cart: isCart(body.cart) ? body.cart : null,
    isTemporary: status === null ? sent.code === undefined : isTemporary(status),
  }
}

function ownMessage(status: number | null): string {
  if (status !== null) return AWAY
  return globalThis.navigator?.onLine === false ? OFFLINE : UNREACHABLE
}

/** A pause longer than the client waits by itself is the visitor's to wait. */
function retryAdvice(response: unknown): string {
  if (!(response instanceof Response)) return ''
  const wait = readRetryAfter(response.headers.get('Retry-After'), Date.now()) ?? 0
  return wait > LONGEST_DELAY_MS ? ` The next try can be in ${describeWait(wait)}.` : ''
}

function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    }),
  )
}

function isCart(value: unknown): value is PricedCart {
  return isRecord(value) && typeof value.cart_key === 'string' && Array.isArray(value.lines)
}

/** Focuses the first wrong field in the order of the page. */
export function focusFirstWrong(errors: FieldErrors, within: string): void {
  const fields = document.querySelectorAll<HTMLElement>(`${within} [name]`)
  const first = [...fields].find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''))
  first?.focus()
}
