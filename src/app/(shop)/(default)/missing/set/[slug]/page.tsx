import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openShop } from '@/app/(shop)/open-shop'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { shownView } from '@/operations/catalogue/typefaces/shown-catalogue'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { signedCard } from '@/operations/site/cards/draw-set-card'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
import { readSharedTest } from '@/storefront/tester/state/tester-subject'
import { TesterPage } from '@/storefront/tester/tester-page'
import '@/storefront/styles/pages/typeface.css'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The picture of what was set; the address of the page alone is the one to be indexed. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { slug } = await params
  const shop = await openShop()
  const [typeface, sharing] = await Promise.all([
    shownView(shop, slug),
    findTypefaceSharing(shop, slug),
  ])
  if (!typeface || !sharing) return { title: 'Page Not Found' }

  const given = Object.entries(await searchParams).flatMap(([key, value]) => {
    const [first] = [value ?? []].flat()
    return first === undefined ? [] : [[key, first]]
  })
  const query = new URLSearchParams(given)
  const { set, name } = readSharedTest(typeface, query.toString())
  const path = `/explore/${slug}`
  const said = shareMetadata({
    ...sharing,
    title: `${name}: ${sharing.siteName}`,
    description: `Type in ${typeface.name}: its styles, axes, features, glyphs and languages.`,
    picture: set ? signedCard(set) : sharing.picture,
    path,
  })
  // Who shares it is shown what stands at `url`: without the query that would be the page untouched.
  return { ...said, openGraph: { ...said.openGraph, url: `${path}?${query}` } }
}

/** Reached through the proxy alone, by bots that ask for a tester with its state: the cached page knows no query. */
export default async function SharedTest({ params }: Props) {
  const typeface = await shownView(await openShop(), (await params).slug)
  if (!typeface) notFound()
  return <TesterPage typeface={typeface} isDemo={isDemo()} />
}
