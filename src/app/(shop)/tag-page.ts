import { cacheTagOf } from '@/domain/catalogue/pages/page-versions'
import { tagRenderedPage } from '@/platform/next-page-tags'
import { pageSnapshot } from './page-snapshot'

/**
 * Tags the page that is being rendered with its path and the version of what it shows. Call it before anything is read: a
 * change in between then makes the page outdated, never wrongly current.
 */
export async function tagPage(path: string): Promise<void> {
  await tagRenderedPage(cacheTagOf((await pageSnapshot()).pages, path))
}
