import type { Payload } from 'payload'
import { composeSitemap, type SitemapRequest } from '@/domain/site/search/compose-sitemap'
import { BoundedCache } from '../../at-once/bounded-cache'
import { keepUntilChange } from '../page-cache/keep-until-change'
import { readSitemap } from './read-sitemap'

/** Parts of several megabytes; where no address is set, each host that is asked for has others. */
const MOST_TEXTS = 4

/** The sitemap as it is sent; null: it has no such part. */
export async function writeSitemap(
  payload: Payload,
  { origin, part }: SitemapRequest,
): Promise<string | null> {
  const texts = await keepUntilChange(
    payload,
    'sitemap texts',
    async () => new BoundedCache<string | null>(MOST_TEXTS),
  )
  return texts.get(JSON.stringify([origin, part]), async () =>
    composeSitemap(await readSitemap(payload), { origin, part }),
  )
}
