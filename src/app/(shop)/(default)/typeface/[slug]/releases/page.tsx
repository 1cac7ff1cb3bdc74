import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import { readReleasePage } from '@/operations/catalogue/show-releases'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-faces'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { ReleasesPage } from '@/storefront/typeface/releases-page'
import '@/storefront/styles/pages/reading.css'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shop = await openShop()
  const { slug } = await params
  const [view, sharing] = await Promise.all([
    readReleasePage(shop, slug),
    findTypefaceSharing(shop, slug),
  ])
  if (!view || !sharing) return { title: 'Page Not Found' }
  const description = `What each release of ${view.name} brought, and whether set texts reflow.`
  const title = `${view.name}: releases: ${sharing.siteName}`
  return shareMetadata({ ...sharing, title, description, path: `/typeface/${slug}/releases` })
}

export default async function Releases({ params }: Props) {
  const { slug } = await params
  await tagPage(`/typeface/${slug}/releases`)
  const shop = await openShop()
  const view = await readReleasePage(shop, slug)
  if (!view) notFound()
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces([view]))
  const setIn = await typesetReadingPage(shop, 'Releases')
  return <ReleasesPage {...{ view, menuFaces, setIn }} />
}
