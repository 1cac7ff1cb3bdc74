import type { Payload } from 'payload'
import { draftStateOf } from '@/domain/catalogue/pages/draft-state'
import { type StoryHead, type StoryKind, storiesAbout } from '@/domain/site/stories/story'
import type { Story } from '@/payload-types'
import { childrenOf } from '../../catalogue/typefaces/typeface-rows'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import { findDraftRow, populateDraft } from '../../records/drafts'
import { findPublicPath } from '../../records/pages'
import { findStoryHeads } from '../../records/site/stories'

export async function listStories(payload: Payload, kind: StoryKind): Promise<StoryHead[]> {
  return (await findStoryHeads(payload)).filter((story) => story.kind === kind)
}

/** Those that tell of a typeface or of one of its children. */
export async function findStoriesAbout(payload: Payload, typeface: string): Promise<StoryHead[]> {
  const stories = await findStoryHeads(payload)
  if (stories.length === 0) return []
  const catalogue = await readCatalogue(payload)
  const children = childrenOf(catalogue, typeface).map(({ id }) => id)
  return storiesAbout(stories, [typeface, ...children])
}

/** The newest version of a story, published or not. */
export async function previewStory(payload: Payload, id: string) {
  const story = await findDraftRow(payload, 'stories', id)
  if (!story) return null
  const publicPath = await findPublicPath(payload, 'stories', id)
  const publishedSlug = publicPath && (publicPath.split('/').at(-1) ?? null)
  return { story, state: draftStateOf({ status: story._status, publishedSlug }), publicPath }
}

/** The story as it stands in the form of whoever writes it: nothing of it is stored. */
export function previewUnsavedStory(
  payload: Payload,
  id: string,
  unsaved: Record<string, unknown>,
): Promise<Story | null> {
  return populateDraft(payload, 'stories', { id, unsaved })
}
