import { openShop } from '@/app/(shop)/open-shop'
import { catalogueSnapshot } from '@/operations/site/page-cache/refresh-pages'
import { makeIcon } from '@/operations/site/cards/render-card'

export const dynamic = 'force-dynamic'

/** GET /favicon.ico, which browsers ask for whatever a page says: where the shop's own icon is, or one of its first letter. */
export async function GET(): Promise<Response> {
  const { frame } = await catalogueSnapshot(await openShop())
  const headers = { 'Cache-Control': 'public, max-age=3600' }
  if (!frame.icon.startsWith('data:')) {
    return new Response(null, { status: 307, headers: { ...headers, Location: frame.icon } })
  }
  const icon = new Uint8Array(await makeIcon(frame.name))
  return new Response(icon, { headers: { ...headers, 'Content-Type': 'image/x-icon' } })
}
