import type { PayloadRequest } from 'payload'
import { ShopIsAway } from '@/domain/request-error'
import { routePattern } from '@/domain/site/route-pattern'
import { ShopError } from '@/domain/shop-error'
import { respond } from './respond'
import { isDatabaseAway } from './is-database-away'

/** `{ error: { code, message, fields? } }`: a sentence a person can act on. A bug is logged, and its details are left out of the response. */
export function respondError(error: unknown, req: PayloadRequest): Response {
  if (error instanceof ShopError) return respondShopError(error)
  if (isDatabaseAway(error)) {
    req.payload.logger.error({
      err: error,
      msg: `The database is away at ${routePattern(req.pathname)}`,
    })
    return respondShopError(new ShopIsAway())
  }
  req.payload.logger.error({ err: error, msg: `Unexpected at ${routePattern(req.pathname)}` })
  return respond(
    { error: { code: 'internal', message: 'Something failed on our side. Please try again.' } },
    { status: 500 },
  )
}

function respondShopError(error: ShopError): Response {
  const { code, message, fields, status, retryAfterInSeconds, beside } = error
  return respond(
    { error: { code, message, ...(fields ? { fields } : {}) }, ...beside },
    {
      status,
      headers: retryAfterInSeconds ? { 'Retry-After': String(retryAfterInSeconds) } : {},
    },
  )
}
