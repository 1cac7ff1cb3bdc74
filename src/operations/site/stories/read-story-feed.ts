import type { Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { pictureOf } from '@/domain/site/blocks/picture-view'
import {
  composeStoryFeed,
  type FeedStory,
  type StoryFeed,
} from '@/domain/site/search/compose-story-feed'
import { findStoriesWithContent, headOfStory } from '../../records/site/stories'
import { readShop } from '../../records/shop'
import { keepUntilChange } from '../page-cache/keep-until-change'

/** As many as readers of feeds show. */
const MOST_ENTRIES = 60

/** News and essays of the foundry, for who wants to hear of them. */
export async function readStoryFeed(payload: Payload, origin: string): Promise<string> {
  const told = await keepUntilChange(payload, 'stories', () => readStories(payload))
  return composeStoryFeed({ ...told, origin })
}

async function readStories(payload: Payload): Promise<Omit<StoryFeed, 'origin'>> {
  const [shop, rows] = await Promise.all([readShop(payload), findStoriesWithContent(payload)])
  const stories = rows
    .slice(0, MOST_ENTRIES)
    .map((row): FeedStory => ({ ...headOfStory(row), picture: firstPictureIn(row.blocks) }))
  return { shop: shop.name, stories }
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
