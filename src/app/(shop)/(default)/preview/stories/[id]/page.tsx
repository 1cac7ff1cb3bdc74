import type { Metadata } from 'next'
import { storyOfBlocks } from '@/app/(shop)/(default)/story-of-blocks'
import { previewStory } from '@/operations/site/stories/find-story'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { type PreviewProps, showDraft } from '../../preview-frame'
import { renderUnsavedStory } from '../../render-unsaved'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'
import '@/storefront/styles/pages/stories.css'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default function StoryPreview(props: PreviewProps) {
  return showDraft(props, {
    collection: 'stories',
    read: previewStory,
    show: async ({ story }, shop, id) => (
      <LivePage render={renderUnsavedStory.bind(null, id)}>
        {await storyOfBlocks(shop, story, { isPreview: true })}
      </LivePage>
    ),
  })
}
