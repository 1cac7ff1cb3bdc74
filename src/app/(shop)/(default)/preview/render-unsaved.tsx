'use server'

import { headers } from 'next/headers'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { openShop } from '@/app/(shop)/open-shop'
import { pageOfBlocks } from '@/app/(shop)/(default)/page-of-blocks'
import { storyOfBlocks } from '@/app/(shop)/(default)/story-of-blocks'
import { previewUnsavedPage } from '@/operations/site/pages/find-page'
import { previewUnsavedStory } from '@/operations/site/stories/find-story'
import { previewUnsavedUse, readUsesPage } from '@/operations/site/uses/find-uses'
import { mayPreview } from '@/operations/staff/may-enter'
import { UsesPage } from '@/storefront/uses/uses-page'

type Unsaved = Record<string, unknown>

/** The page as it stands in the form, for staff alone; null where it cannot be rendered like that. */
export async function renderUnsavedPage(id: string, unsaved: Unsaved): Promise<ReactNode> {
  return renderForStaff('pages', async (shop) => {
    const page = await previewUnsavedPage(shop, id, unsaved)
    return page && (await pageOfBlocks(shop, page, { isPreview: true }))
  })
}

/** The story as it stands in the form, like a page. */
export async function renderUnsavedStory(id: string, unsaved: Unsaved): Promise<ReactNode> {
  return renderForStaff('stories', async (shop) => {
    const story = await previewUnsavedStory(shop, id, unsaved)
    return story && (await storyOfBlocks(shop, story, { isPreview: true }))
  })
}

/** A use as it stands in the form, before all others. */
export async function renderUnsavedUse(id: string, unsaved: Unsaved): Promise<ReactNode> {
  return renderForStaff('uses', async (shop) => {
    const uses = await previewUnsavedUse(shop, id, unsaved)
    return uses && <UsesPage {...await readUsesPage(shop, { uses })} />
  })
}

async function renderForStaff(
  collection: 'pages' | 'stories' | 'uses',
  render: (shop: Payload) => Promise<ReactNode>,
): Promise<ReactNode> {
  const shop = await openShop()
  if (!(await mayPreview(shop, { headers: await headers(), collection }))) return null
  try {
    return await render(shop)
  } catch (error) {
    shop.logger.debug({ msg: 'What is being typed could not be shown yet.', err: error })
    return null
  }
}
