import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPublishedPage } from '@/operations/records/published-catalogue'
import { listPageSlugs } from '@/operations/site/pages/find-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { readSharing } from '@/operations/site/read-sharing'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { pageOfBlocks } from '../page-of-blocks'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  const slugs = await listPageSlugs(await openShop())
  return slugs.filter((slug) => slug !== 'licences').map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await openShop()
  const { slug } = await params
  const page = await findPublishedPage(shop, slug)
  if (!page) return { title: 'Page Not Found' }
  return shareMetadata(await readSharing(shop, { path: `/${slug}`, page }))
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  await tagPage(`/${slug}`)
  const shop = await openShop()
  const page = await findPublishedPage(shop, slug)
  if (!page) notFound()
  return pageOfBlocks(shop, page)
}
