import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { storyOfBlocks } from '@/app/(shop)/(default)/story-of-blocks'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import { previewStory } from '@/operations/site/stories/find-story'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'
import { renderUnsavedStory } from '../../render-unsaved'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'
import '@/storefront/styles/pages/stories.css'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function StoryPreview({ params }: Props) {
  const shop = await openShop()
  await requireStaff(shop, 'stories')
  const { id } = await params
  const preview = await previewStory(shop, id)
  if (!preview) notFound()
  const { story, state, publicPath } = preview
  return (
    <>
      <DraftNotice
        state={state}
        publicPath={publicPath}
        editPath={`/admin/collections/stories/${id}`}
      />
      <LivePage render={renderUnsavedStory.bind(null, id)}>
        {await storyOfBlocks(shop, story, { isPreview: true })}
      </LivePage>
    </>
  )
}
