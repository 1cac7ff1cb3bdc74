import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { designerData } from '@/domain/site/search/structured-data'
import { designerPath } from '@/domain/site/designers/designer'
import { openShop } from '@/app/(shop)/open-shop'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { StructuredData } from '@/app/(shop)/structured-data'
import { tagPage } from '@/app/(shop)/tag-page'
import { pageOrigin } from '@/operations/shop-origin'
import { listDesignerSlugs, readDesignerPage } from '@/operations/site/designers/read-designer'
import { readDesignerSharing } from '@/operations/site/read-sharing'
import { DesignerPage } from '@/storefront/designers/designer-page'
import '@/storefront/styles/pages/designer.css'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listDesignerSlugs(await openShop())).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const sharing = await readDesignerSharing(await openShop(), (await params).slug)
  return sharing ? shareMetadata(sharing) : { title: 'Page Not Found' }
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  await tagPage(designerPath(slug))
  const page = await readDesignerPage(await openShop(), slug)
  if (!page) notFound()
  return (
    <>
      <DesignerPage {...page} />
      <StructuredData of={designerData(page.designer, pageOrigin())} />
    </>
  )
}
