import type { Metadata } from 'next'
import { previewTypeface } from '@/operations/catalogue/typefaces/preview-typeface'
import { PreviewFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { TypefacePage } from '@/storefront/typeface/typeface-page'
import { type PreviewProps, showDraft } from '../../preview-frame'
import '@/storefront/styles/pages/typeface.css'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default function TypefacePreview(props: PreviewProps) {
  return showDraft(props, {
    collection: 'typefaces',
    read: previewTypeface,
    show: ({ typeface, next, faces }) => (
      <>
        <PreviewFaces faces={faces} />
        <TypefacePage {...{ typeface, next }} givenFaces={faces.map(({ face }) => face)} />
      </>
    ),
  })
}
