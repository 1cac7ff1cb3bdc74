import { unstable_cache } from 'next/cache'
import { pageCacheTag } from '@/operations/site/page-cache/refresh-pages'
import { openShop } from './open-shop'

/**
 * Tags the page that is being rendered with its path and the version of what it shows. Call it before anything is read: a
 * change in between then makes the page outdated, never wrongly current. Next stores the tags of cached values with the page.
 */
export async function tagPage(path: string): Promise<void> {
  const tag = await pageCacheTag(await openShop(), path)
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}
