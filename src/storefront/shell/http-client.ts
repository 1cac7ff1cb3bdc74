import { ofetch } from 'ofetch'

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** The shop's one HTTP client: credentials sent, JSON bodies, 400–599 thrown, reading calls tried again. */
export const shopFetch = ofetch.create({
  credentials: 'include',
  async onRequest({ options }) {
    if (WITH_BODY.has((options.method ?? 'GET').toUpperCase())) await requireToken()
    const token = readToken()
    if (token) options.headers.set('X-CSRFToken', token)
  },
})

let asking: Promise<unknown> | null = null

/** Asks once for the pair of tokens, however many calls wait for it. */
async function requireToken(): Promise<void> {
  if (readToken()) return
  asking ??= ofetch('/api/csrf', { credentials: 'include' }).finally(() => {
    asking = null
  })
  await asking
}

function readToken(): string | null {
  return /(?:^|;\s*)csrftoken=([\w.-]+)/.exec(document.cookie)?.[1] ?? null
}
