import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageOfBlocks } from '@/app/(shop)/(default)/page-of-blocks'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import { previewPage } from '@/operations/site/pages/find-page'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'
import { renderUnsavedPage } from '../../render-unsaved'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function PagePreview({ params }: Props) {
  const shop = await openShop()
  await requireStaff(shop, 'pages')
  const { id } = await params
  const preview = await previewPage(shop, id)
  if (!preview) notFound()
  const { page, state, publicPath } = preview
  return (
    <>
      <DraftNotice
        state={state}
        publicPath={publicPath}
        editPath={`/admin/collections/pages/${id}`}
      />
      <LivePage render={renderUnsavedPage.bind(null, id)}>
        {await pageOfBlocks(shop, page, { isPreview: true })}
      </LivePage>
    </>
  )
}
