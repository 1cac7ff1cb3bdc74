import { FetchError, type FetchOptions, ofetch } from 'ofetch'

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The shop's one HTTP client: credentials sent, JSON bodies, 400–599 thrown, reading calls tried again. */
export async function shopFetch<Answer>(
  address: string,
  options?: FetchOptions<'json'>,
): Promise<Answer> {
  try {
    return await callShop<Answer>(address, options)
  } catch (error) {
    if (!isStaleToken(error)) throw error
    // The shop refuses a token before it does anything, so the call may be sent again.
    await renewToken()
    return callShop<Answer>(address, options)
  }
}

const callShop = ofetch.create({
  credentials: 'include',
  async onRequest({ options }) {
    const writes = WITH_BODY.has((options.method ?? 'GET').toUpperCase())
    if (writes && !readToken()) await renewToken()
    const token = readToken()
    if (token) options.headers.set('X-CSRFToken', token)
  },
})

let asking: Promise<unknown> | null = null

/** Asks once for the pair of tokens, however many calls wait for it. */
async function renewToken(): Promise<void> {
  asking ??= ofetch('/api/csrf', { credentials: 'include' }).finally(() => {
    asking = null
  })
  await asking
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
