import type { PayloadRequest } from 'payload'
import { ShopIsAway } from '@/domain/request-error'
import { answer } from './answer'
import { isDatabaseAway } from './is-database-away'

/** What a broken rule carries, whichever room it comes from. */
type BrokenRule = Error & {
  code: string
  status: number
  fields?: Record<string, string> | null
  retryAfterInSeconds?: number | null
  /** Said beside the error: the current cart of a conflict. */
  beside?: Record<string, unknown>
}

/** `{ error: { code, message, fields? } }`: a sentence a person can act on. A bug is logged and answered without its details. */
export function respondError(error: unknown, req: PayloadRequest): Response {
  if (isBrokenRule(error)) return answerRule(error)
  if (isDatabaseAway(error)) {
    req.payload.logger.error({ err: error, msg: `The database is away at ${req.pathname}` })
    return answerRule(new ShopIsAway())
  }
  req.payload.logger.error({ err: error, msg: `Unexpected at ${req.pathname}` })
  return answer(
    { error: { code: 'internal', message: 'Something failed on our side. Please try again.' } },
    { status: 500 },
  )
}

function answerRule(rule: BrokenRule): Response {
  const { code, message, fields, status, retryAfterInSeconds, beside } = rule
  return answer(
    { error: { code, message, ...(fields ? { fields } : {}) }, ...beside },
    {
      status,
      headers: retryAfterInSeconds ? { 'Retry-After': String(retryAfterInSeconds) } : {},
    },
  )
}

function isBrokenRule(error: unknown): error is BrokenRule {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 600
  )
}
