import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { storyData } from '@/domain/site/search/structured-data'
import { STORY_LISTS, type StoryKind, storyPath } from '@/domain/site/stories/story'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { StructuredData } from '@/app/(shop)/structured-data'
import { tagPage } from '@/app/(shop)/tag-page'
import { findPublishedStory, headOfStory } from '@/operations/records/site/stories'
import { pageOrigin } from '@/operations/shop-origin'
import { readStorySharing } from '@/operations/site/read-sharing'
import { listStories } from '@/operations/site/stories/find-story'
import { setTitles } from '@/operations/site/stories/set-titles'
import { StoryListPage } from '@/storefront/stories/story-list-page'
import { storyOfBlocks } from './story-of-blocks'

/** What /news and /essays have in common. */

type Params = Promise<{ slug: string }>

export function listMetadata(kind: StoryKind): Metadata {
  const { title, path } = STORY_LISTS[kind]
  return { title, ...canonicalAddress(path) }
}

export async function showList(kind: StoryKind) {
  await tagPage(STORY_LISTS[kind].path)
  const shop = await openShop()
  const stories = await listStories(shop, kind)
  if (stories.length === 0) notFound()
  return <StoryListPage kind={kind} {...await setTitles(shop, stories)} />
}

export async function storySlugs(kind: StoryKind): Promise<{ slug: string }[]> {
  return (await listStories(await openShop(), kind)).map(({ slug }) => ({ slug }))
}

export async function storyMetadata(kind: StoryKind, params: Params): Promise<Metadata> {
  const shop = await openShop()
  const story = await findPublishedStory(shop, { kind, slug: (await params).slug })
  if (!story) return { title: 'Page Not Found' }
  return shareMetadata(await readStorySharing(shop, story))
}

export async function showStory(kind: StoryKind, params: Params) {
  const { slug } = await params
  await tagPage(storyPath({ kind, slug }))
  const shop = await openShop()
  const story = await findPublishedStory(shop, { kind, slug })
  if (!story) notFound()
  const { siteName, description, picture } = await readStorySharing(shop, story)
  const around = { origin: pageOrigin(), shop: siteName, description, image: picture.src }
  return (
    <>
      {await storyOfBlocks(shop, story)}
      <StructuredData of={storyData(headOfStory(story), around)} />
    </>
  )
}
