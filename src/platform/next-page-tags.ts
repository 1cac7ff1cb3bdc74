import { unstable_cache } from 'next/cache'

/**
 * Next 16.4 stores the tags of cached values with the page that reads them. `cacheTag`, which is stable, works only with
 * `cacheComponents`, in which Payload's admin does not run yet.
 */
export async function tagRenderedPage(tag: string): Promise<void> {
  await unstable_cache(async () => true, [tag], { tags: [tag] })()
}
