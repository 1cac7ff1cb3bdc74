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
