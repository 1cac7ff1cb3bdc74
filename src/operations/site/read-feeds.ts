import type { Payload } from 'payload'
import { composeReleaseEntries } from '@/domain/catalogue/releases/release-entry'
import { isRecord } from '@/domain/is-record'
import { pictureOf } from '@/domain/site/blocks/picture-view'
import {
  composeFeed,
  composeStoryFeed,
  type Feed,
  type FeedRelease,
  type FeedStory,
  type StoryFeed,
} from '@/domain/site/search/compose-feed'
import { groupBy } from '../group-by'
import { findTypefaceHeads } from '../records/published-catalogue'
import { findReleaseHistory } from '../records/release-news'
import { findBegunSales } from '../records/prices/sales-in-force'
import { readShop } from '../records/shop'
import { findStoriesWithContent, headOfStory } from '../records/site/stories'
import { keepUntilChange } from './page-cache/refresh-pages'

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

/** News and essays of the foundry, for who wants to hear of them. */
export async function readStoryFeed(payload: Payload, origin: string): Promise<string> {
  const told = await keepUntilChange(payload, 'stories', () => readStories(payload))
  return composeStoryFeed({ ...told, origin })
}

async function readStories(payload: Payload): Promise<Omit<StoryFeed, 'origin'>> {
  const [shop, rows, begun] = await Promise.all([
    readShop(payload),
    findStoriesWithContent(payload),
    findBegunSales(payload),
  ])
  const stories = rows
    .slice(0, MOST_ENTRIES)
    .map((row): FeedStory => ({ ...headOfStory(row), picture: firstPictureIn(row.blocks) }))
  return { shop: shop.name, stories, sales: begun.slice(0, MOST_ENTRIES) }
}

function firstPictureIn(blocks: unknown): FeedStory['picture'] {
  const named = Array.isArray(blocks) ? blocks.filter(isRecord) : []
  const files = named.flatMap(({ picture, pictures }) => [
    picture,
    ...(Array.isArray(pictures) ? pictures.filter(isRecord).map((one) => one.picture) : []),
  ])
  const file = files.find((one) => pictureOf(one) !== null)
  if (!isRecord(file)) return null
  const { url, mimeType, filesize } = file
  const sizeInBytes = typeof filesize === 'number' ? filesize : null
  return { url: String(url), type: String(mimeType), sizeInBytes }
}
