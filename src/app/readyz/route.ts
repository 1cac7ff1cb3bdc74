import { openShop } from '@/app/(shop)/open-shop'
import { checkReadiness } from '@/operations/site/check-readiness'

export const dynamic = 'force-dynamic'

/** GET /readyz: whether the shop can work, for whatever watches it. `/healthz` is the server's own. */
export async function GET(): Promise<Response> {
  const { isReady, readiness } = await checkReadiness(await openShop())
  const headers = { 'Cache-Control': 'no-store' }
  return Response.json(readiness, { status: isReady ? 200 : 503, headers })
}
