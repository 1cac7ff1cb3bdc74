import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openShop } from '@/app/(shop)/open-shop'
import { requireStaff } from '@/app/(shop)/require-staff'
import { previewTypeface } from '@/operations/catalogue/typefaces/preview-typeface'
import { DraftNotice } from '@/storefront/shell/drafts/draft-notice'
import { PreviewFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { TypefacePage } from '@/storefront/typeface/typeface-page'
import '@/storefront/styles/pages/typeface.css'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function TypefacePreview({ params }: Props) {
  const shop = await openShop()
  await requireStaff(shop, 'typefaces')
  const { id } = await params
  const preview = await previewTypeface(shop, id)
  if (!preview) notFound()
  const { typeface, next, faces, state, publicPath } = preview
  return (
    <>
      <PreviewFaces faces={faces} />
      <DraftNotice
        state={state}
        publicPath={publicPath}
        editPath={`/admin/collections/typefaces/${id}`}
      />
      <TypefacePage typeface={typeface} next={next} givenFaces={faces.map(({ face }) => face)} />
    </>
  )
}
