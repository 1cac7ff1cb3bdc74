const PRIVATE = { 'Cache-Control': 'no-store' }

/** A JSON response that no cache stores. */
export function respond(
  body: unknown,
  more: { status?: number; headers?: HeadersInit } = {},
): Response {
  return Response.json(body, {
    status: more.status ?? 200,
    headers: { ...PRIVATE, ...Object.fromEntries(new Headers(more.headers)) },
  })
}
