import { build } from '@/env'

export const dynamic = 'force-dynamic'

/** GET /builds/latest.json: which build runs here. Every open page requests it every hour, so it is never cached. */
export function GET(): Response {
  return Response.json(
    { id: build.id, timestamp: build.madeAt },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
