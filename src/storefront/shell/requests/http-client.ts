import { FetchError, type FetchContext, type FetchOptions, ofetch } from 'ofetch'
import { LONGEST_DELAY_MS, readRetryAfter } from './retry-after'

export type ShopCall = Omit<FetchOptions<'json'>, 'retry'> & {
  /** For a call that writes: sent twice it acts once, so it may be retried automatically, as reading calls are. */
  repeatable?: boolean
}

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504]
const RETRY_DELAY_MS = 400

/** The shop's one HTTP client: credentials sent, JSON bodies, 400–599 thrown, safe calls retried once. */
export async function shopFetch<Answer>(path: string, call: ShopCall = {}): Promise<Answer> {
  const { repeatable = !isWriting(call.method), ...request } = call
  const options = { ...request, retry: repeatable ? 1 : 0 }
  try {
    return await fetchWithToken<Answer>(path, options)
  } catch (error) {
    if (!isStaleToken(error)) throw error
    // The shop checks the token before it does anything, so every call may be sent again.
    await renewToken()
    return fetchWithToken<Answer>(path, options)
  }
}

const fetchWithRetry = ofetch.create({
  credentials: 'include',
  retryStatusCodes: RETRIED_STATUSES,
  retryDelay: (context) => requestedDelay(context) ?? RETRY_DELAY_MS,
  async onResponseError(context) {
    await readBlobOfError(context)
    // Longer than a person waits: the answer's message says when to come back.
    if ((requestedDelay(context) ?? 0) > LONGEST_DELAY_MS) context.options.retry = false
  },
})

const fetchWithToken = fetchWithRetry.create({
  async onRequest({ options }) {
    if (isWriting(options.method) && !readToken()) await renewToken()
    const token = readToken()
    if (token) options.headers.set('X-CSRFToken', token)
  },
})

let renewal: Promise<unknown> | null = null

/** Requests the pair of tokens once, however many calls wait for it. */
async function renewToken(): Promise<void> {
  renewal ??= fetchWithRetry('/api/csrf').finally(() => {
    renewal = null
  })
  await renewal
}

function isWriting(method = 'GET'): boolean {
  return WITH_BODY.has(method.toUpperCase())
}

/** Where a file was asked for, the body of an error comes as a file too, and it is JSON all the same. */
async function readBlobOfError({ response }: FetchContext): Promise<void> {
  if (!response || !(response._data instanceof Blob)) return
  response._data = await response._data
    .text()
    .then(JSON.parse)
    .catch(() => null)
}

function requestedDelay({ response }: FetchContext): number | null {
  return readRetryAfter(response?.headers.get('Retry-After') ?? null, Date.now())
}

/** A cookie of another shop on this host, or of this one before its secret changed: present, but not valid. */
function isStaleToken(error: unknown): boolean {
  if (!(error instanceof FetchError) || error.status !== 403) return false
  const body = error.data as { error?: { code?: unknown } } | null | undefined
  return body?.error?.code === 'csrf_failed'
}

function readToken(): string | null {
  return /(?:^|;\s*)csrftoken=([\w.-]+)/.exec(document.cookie)?.[1] ?? null
}
