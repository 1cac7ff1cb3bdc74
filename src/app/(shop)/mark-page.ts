import { unstable_cache } from 'next/cache'
import { pageCacheTag } from '@/operations/site/page-cache/refresh-pages'
import { openShop } from './open-shop'

/**
 * Says of the page being made which address it stands at and what that shows just now. Call it before anything is read:
 * a change in between then makes the page old, never wrongly new. The tag of a cached value is what Next keeps with a page.
 */
export async function markPage(address: string): Promise<void> {
  const mark = await pageCacheTag(await openShop(), address)
  await unstable_cache(async () => true, [mark], { tags: [mark] })()
}
