import type { AfterErrorHook, PayloadRequest } from 'payload'
import { routePattern } from '@/domain/site/route-pattern'
import type { ShopError } from '@/domain/shop-error'
import { asShopError } from './as-shop-error'
import { respond } from './respond'

/** `{ error: { code, message, fields? } }`: a sentence a person can act on. A bug is logged, and its details are left out of the response. */
export function respondError(error: unknown, req: PayloadRequest): Response {
  const said = asShopError(error)
  if (said !== error) {
    const what = said ? 'Cannot be served now' : 'Unexpected'
    req.payload.logger.error({ err: error, msg: `${what} at ${routePattern(req.pathname)}` })
  }
  if (said) return respondShopError(said)
  return respond(
    { error: { code: 'internal', message: 'Something failed on our side. Please try again.' } },
    { status: 500 },
  )
}

/** The same in the shape of Payload's own REST. */
export const sayWhatFailed: AfterErrorHook = ({ error, req }) => {
  const said = asShopError(error)
  if (!said) return
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ...retryAfter(said)])
  return { status: said.status, response: { errors: [{ message: said.message }] } }
}

function respondShopError(error: ShopError): Response {
  const { code, message, fields, status, beside } = error
  return respond(
    { error: { code, message, ...(fields ? { fields } : {}) }, ...beside },
    { status, headers: Object.fromEntries(retryAfter(error)) },
  )
}

function retryAfter({ retryAfterInSeconds }: ShopError): [string, string][] {
  return retryAfterInSeconds ? [['Retry-After', String(retryAfterInSeconds)]] : []
}
