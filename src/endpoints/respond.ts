import { randomInt } from 'node:crypto'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import { NotAllowed } from '@/domain/request-error'
import type { FieldErrors, ShopError } from '@/domain/shop-error'
import { drawReference } from '@/domain/site/failure-page'
import { REQUEST_HEADER } from '@/domain/site/request-headers'
import { routePattern } from '@/domain/site/route-pattern'
import { AREA_OF, may, refusalOf } from '@/domain/staff/roles'
import { say } from '@/domain/staff/german/in-german'
import { asShopError } from '@/operations/database-errors'

const PRIVATE = { 'Cache-Control': 'no-store' }

/** A JSON response that no cache stores. */
export function respond(
  body: unknown,
  more: { status?: number; headers?: HeadersInit; cookies?: string[] } = {},
): Response {
  const response = Response.json(body, {
    status: more.status ?? 200,
    headers: { ...PRIVATE, ...Object.fromEntries(new Headers(more.headers)) },
  })
  for (const cookie of more.cookies ?? []) response.headers.append('Set-Cookie', cookie)
  return response
}

/** `{ error: { code, message, fields? } }`: a sentence a person can act on. A bug is logged, and its details are left out of the response. */
export function respondError(error: unknown, req: PayloadRequest): Response {
  const said = asShopError(error)
  const log = (what: string) =>
    req.payload.logger.error({ err: error, msg: `${what} at ${routePattern(req.pathname)}` })
  if (said) {
    if (said !== error) log('Cannot be served now')
    return respondShopError(said)
  }

  const reference = req.headers.get(REQUEST_HEADER) ?? drawReference(randomInt)
  log(`Reference ${reference}: unexpected`)
  const message = `Something failed on our side. Please try again. Reference ${reference}.`
  return respond({ error: { code: 'internal', message } }, { status: 500 })
}

/** The same in the shape of Payload's own REST. */
export const sayWhatFailed: AfterErrorHook = ({ error, req }) => {
  const said = asShopError(error) ?? refusalOfRole(error, req)
  const inLanguage = languageOf(req)
  if (!said) return fieldErrors(error, inLanguage)
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ...retryAfter(said)])
  const { code: name, fields, status } = said
  const message = inLanguage(said.message)
  const data = fields && { data: { errors: errorsOf(fields, inLanguage) } }
  return { status, response: { errors: [{ name, message, ...data }] } }
}

/** Payload says that something is not allowed, and not to whom it would be. */
function refusalOfRole(error: Error, { method, routeParams, user }: PayloadRequest) {
  const area = ownValue(AREA_OF, String(routeParams?.collection ?? routeParams?.global))
  const deed = method === 'GET' ? 'read' : 'edit'
  const isRefused = (error as { status?: unknown }).status === 403
  return isRefused && user && area && !may(user, deed, area)
    ? new NotAllowed(refusalOf(deed, area))
    : null
}

function errorsOf(fields: FieldErrors, inLanguage: InLanguage) {
  return Object.entries(fields).map(([path, said]) => ({ path, message: inLanguage(said) }))
}

/**
 * In a built shop Payload's classes are there more than once, in bundles of their own. Payload asks with `instanceof` whether an
 * error names fields, and leaves their sentences out of those of another bundle.
 */
function fieldErrors(error: Error, inLanguage: InLanguage): ReturnType<AfterErrorHook> {
  const { name, message, data } = error as Error & { data?: unknown }
  if (name !== 'ValidationError' || !isRecord(data) || !Array.isArray(data.errors)) return
  const errors = data.errors.map((one: { message?: unknown }) => ({
    ...one,
    message: typeof one.message === 'string' ? inLanguage(one.message) : one.message,
  }))
  return { response: { errors: [{ name, data: { ...data, errors }, message }] } }
}

type InLanguage = (sentence: string) => string

/** Staff chose the language of the admin panel; to programs the shop speaks English. */
function languageOf({ i18n, user }: PayloadRequest): InLanguage {
  return (sentence) => (user ? say(i18n.language, sentence) : sentence)
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

/** A path that no text was ever encoded into (`%FF`) is the asker's mistake: Payload would respond 500. */
export const answerMalformedPath: AfterErrorHook = ({ error }) => {
  if (!((error as Error) instanceof URIError)) return
  return { status: 400, response: { errors: [{ message: 'This address is malformed.' }] } }
}
