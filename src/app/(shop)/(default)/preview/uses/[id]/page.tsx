import type { Metadata } from 'next'
import { previewUse, readUsesPage } from '@/operations/site/uses/find-uses'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { UsesPage } from '@/storefront/uses/uses-page'
import { type PreviewProps, showDraft } from '../../preview-frame'
import { renderUnsavedUse } from '../../render-unsaved'
import '@/storefront/styles/pages/uses.css'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default function UsePreview(props: PreviewProps) {
  return showDraft(props, {
    collection: 'uses',
    read: previewUse,
    show: async ({ uses }, shop, id) => (
      <LivePage render={renderUnsavedUse.bind(null, id)}>
        <UsesPage {...await readUsesPage(shop, { uses })} />
      </LivePage>
    ),
  })
}
