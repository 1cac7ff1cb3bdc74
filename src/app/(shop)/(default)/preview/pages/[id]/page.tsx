import type { Metadata } from 'next'
import { pageOfBlocks } from '@/app/(shop)/(default)/page-of-blocks'
import { previewPage } from '@/operations/site/pages/find-page'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { type PreviewProps, showDraft } from '../../preview-frame'
import { renderUnsavedPage } from '../../render-unsaved'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default function PagePreview(props: PreviewProps) {
  return showDraft(props, {
    collection: 'pages',
    read: previewPage,
    show: async ({ page }, shop, id) => (
      <LivePage render={renderUnsavedPage.bind(null, id)}>
        {await pageOfBlocks(shop, page, { isPreview: true })}
      </LivePage>
    ),
  })
}
