'use server'

import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { openShop } from '@/app/(shop)/open-shop'
import { storyOfBlocks } from '@/app/(shop)/(default)/story-of-blocks'
import { previewUnsavedStory } from '@/operations/site/stories/find-story'
import { mayPreview } from '@/operations/staff/may-enter'

/** The story as it stands in the form, for staff alone; null where it cannot be rendered like that. */
export async function renderUnsaved(
  id: string,
  unsaved: Record<string, unknown>,
): Promise<ReactNode> {
  const shop = await openShop()
  if (!(await mayPreview(shop, { headers: await headers(), collection: 'stories' }))) return null
  try {
    const story = await previewUnsavedStory(shop, id, unsaved)
    return story && (await storyOfBlocks(shop, story, { isPreview: true }))
  } catch (error) {
    shop.logger.debug({ msg: 'A story that is being typed could not be shown yet.', err: error })
    return null
  }
}
