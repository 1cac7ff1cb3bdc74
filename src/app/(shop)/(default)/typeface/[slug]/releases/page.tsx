import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { firstDefaultFaces } from '@/domain/catalogue/lines/default-face'
import { readReleasePage } from '@/operations/catalogue/releases/read-release-page'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-menu-faces'
import { typesetReadingPage } from '@/operations/site/pages/typeset-reading-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { ReleasesPage } from '@/storefront/releases/releases-page'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await readReleasePage(await openShop(), (await params).slug)
  if (!view) return { title: 'Page Not Found' }
  const description = `What each release of ${view.name} brought, and whether set texts reflow.`
  return { title: `${view.name}: releases`, description }
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
