import type { Metadata } from 'next'
import { listTypefaceSlugs } from '@/operations/catalogue/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/list-typefaces'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment-provider'
import { DemoNotice } from '@/storefront/shell/demo-notice'
import { ExploreOldList } from '@/storefront/shell/explore-old-list'

type Props = { params: Promise<{ slug?: string[] }> }

export const metadata: Metadata = { title: 'Explore, the plain list' }

export async function generateStaticParams() {
  const slugs = await listTypefaceSlugs(await openShop())
  return [{ slug: [] }, ...slugs.map((slug) => ({ slug: [slug] }))]
}

export default async function ExploreOld({ params }: Props) {
  const typefaces = await listTypefaceRows(await openShop())
  const { slug } = await params
  return (
    <>
      {isDemo() && <DemoNotice />}
      <ExploreOldList typefaces={typefaces} openSlug={slug?.[0]} />
    </>
  )
}
