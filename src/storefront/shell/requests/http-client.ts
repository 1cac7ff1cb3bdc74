import { FetchError, type FetchContext, type FetchOptions, ofetch } from 'ofetch'
import { LONGEST_WAIT_MS, readRetryAfter } from './retry-after'

export type ShopCall = Omit<FetchOptions<'json'>, 'retry'> & {
  /** Of a call that writes: sent twice it acts once, so it may be sent again by itself, as reading calls are. */
  repeatable?: boolean
}

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]
const PAUSE_MS = 400

/** The shop's one HTTP client: credentials sent, JSON bodies, 400–599 thrown, safe calls tried once more. */
export async function shopFetch<Answer>(address: string, call: ShopCall = {}): Promise<Answer> {
  const { repeatable = !isWriting(call.method), ...request } = call
  const options = { ...request, retry: repeatable ? 1 : 0 }
  try {
    return await fetchWithToken<Answer>(address, options)
  } catch (error) {
    if (!isStaleToken(error)) throw error
    // The shop refuses a token before it does anything, so every call may be sent again.
    await renewToken()
    return fetchWithToken<Answer>(address, options)
  }
}

const fetchPatiently = ofetch.create({
  credentials: 'include',
  retryStatusCodes: PASSING,
  retryDelay: (context) => askedWait(context) ?? PAUSE_MS,
  onResponseError(context) {
    // Longer than a person waits: the answer's words say when to come back.
    if ((askedWait(context) ?? 0) > LONGEST_WAIT_MS) context.options.retry = false
  },
})

const fetchWithToken = fetchPatiently.create({
  async onRequest({ options }) {
    if (isWriting(options.method) && !readToken()) await renewToken()
    const token = readToken()
    if (token) options.headers.set('X-CSRFToken', token)
  },
})

let asking: Promise<unknown> | null = null

/** Asks once for the pair of tokens, however many calls wait for it. */
async function renewToken(): Promise<void> {
  asking ??= fetchPatiently('/api/csrf').finally(() => {
    asking = null
  })
  await asking
}

function isWriting(method = 'GET'): boolean {
  return WITH_BODY.has(method.toUpperCase())
}

function askedWait({ response }: FetchContext): number | null {
  return readRetryAfter(response?.headers.get('Retry-After') ?? null, Date.now())
}

/** A cookie of another shop on this host, or of this one before its secret changed: there, and worth nothing. */
function isStaleToken(error: unknown): boolean {
  if (!(error instanceof FetchError) || error.status !== 403) return false
  const body = error.data as { error?: { code?: unknown } } | null | undefined
  return body?.error?.code === 'csrf_failed'
}

function readToken(): string | null {
  return /(?:^|;\s*)csrftoken=([\w.-]+)/.exec(document.cookie)?.[1] ?? null
}
