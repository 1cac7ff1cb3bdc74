import { build } from '@/env'

export const dynamic = 'force-dynamic'

/** GET /builds/latest.json: which build runs here. Asked for every hour by every open page, so never stored. */
export function GET(): Response {
  return Response.json(
    { id: build.id, timestamp: build.madeAt },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
