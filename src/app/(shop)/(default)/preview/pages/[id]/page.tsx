import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageText } from '@/app/(shop)/(default)/page-text'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import { sectionsOf } from '@/operations/site/pages/find-page'
import { previewPage } from '@/operations/site/pages/preview-page'
import { typesetReadingPage } from '@/operations/site/pages/typeset-reading-page'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'
import { FoundryPage } from '@/storefront/shell/reading/foundry-page'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function PagePreview({ params }: Props) {
  const shop = await openShop()
  await requireStaff(shop)
  const { id } = await params
  const preview = await previewPage(shop, id)
  if (!preview) notFound()
  const { page, state, publicPath } = preview
  const sections = sectionsOf(page).map((section) => ({
    ...section,
    body: <PageText data={section.body} />,
  }))
  return (
    <>
      <DraftNotice
        state={state}
        publicPath={publicPath}
        editPath={`/admin/collections/pages/${id}`}
      />
      <FoundryPage
        title={page.title}
        lead={page.lead}
        sections={sections}
        setIn={await typesetReadingPage(shop, page.title)}
      />
    </>
  )
}
