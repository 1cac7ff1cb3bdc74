import { unstable_cache } from 'next/cache'
import { cacheTagOf } from '@/domain/catalogue/pages/page-versions'
import { pageSnapshot } from './page-snapshot'

/**
 * Tags the page that is being rendered with its path and the version of what it shows. Call it before anything is read: a
 * change in between then makes the page outdated, never wrongly current. Next stores the tags of cached values with the page.
 */
export async function tagPage(path: string): Promise<void> {
  const tag = cacheTagOf((await pageSnapshot()).pages, path)
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}
