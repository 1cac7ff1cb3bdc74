import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import { previewUse, readUsesPage } from '@/operations/site/uses/find-uses'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'
import { LivePage } from '@/storefront/shell/drafts/live-page'
import { UsesPage } from '@/storefront/uses/uses-page'
import { renderUnsavedUse } from '../../render-unsaved'
import '@/storefront/styles/pages/uses.css'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function UsePreview({ params }: Props) {
  const shop = await openShop()
  await requireStaff(shop, 'uses')
  const { id } = await params
  const preview = await previewUse(shop, id)
  if (!preview) notFound()
  const { uses, state, publicPath } = preview
  return (
    <>
      <DraftNotice
        state={state}
        publicPath={publicPath}
        editPath={`/admin/collections/uses/${id}`}
      />
      <LivePage render={renderUnsavedUse.bind(null, id)}>
        <UsesPage {...await readUsesPage(shop, { uses })} />
      </LivePage>
    </>
  )
}
