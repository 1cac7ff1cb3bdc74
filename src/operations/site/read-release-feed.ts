import type { Payload } from 'payload'
import { composeReleaseEntries } from '@/domain/catalogue/releases/release-entry'
import { composeFeed, type Feed, type FeedRelease } from '@/domain/site/search/compose-feed'
import { groupBy } from '../group-by'
import { findTypefaceHeads } from '../records/published-catalogue'
import { findReleaseHistory } from '../records/release-news'
import { readShop } from '../records/shop'
import { keepUntilChange } from './page-cache/keep-until-change'

/** As many as readers of feeds show. */
const MOST_ENTRIES = 60

/** The releases of everything published, for who wants to hear of them. */
export async function readReleaseFeed(payload: Payload, origin: string): Promise<string> {
  const news = await keepUntilChange(payload, 'releases', () => readNews(payload))
  return composeFeed({ ...news, origin })
}

async function readNews(payload: Payload): Promise<Omit<Feed, 'origin'>> {
  const [shop, heads] = await Promise.all([readShop(payload), findTypefaceHeads(payload)])
  const history = await findReleaseHistory(
    payload,
    heads.map(({ id }) => id),
  )
  const historyOf = groupBy(history, ({ typeface }) => typeface)
  const releases = heads.flatMap(({ id, name, slug }): FeedRelease[] => {
    const records = (historyOf.get(id) ?? []).map((release) => ({ ...release, typeface: name }))
    return composeReleaseEntries(records).map((entry) => ({
      ...entry,
      releasedOn: new Date(entry.releasedOn).toISOString(),
      slug,
    }))
  })
  const newest = releases.toSorted((a, b) => b.releasedOn.localeCompare(a.releasedOn))
  return { shop: shop.name, releases: newest.slice(0, MOST_ENTRIES) }
}
