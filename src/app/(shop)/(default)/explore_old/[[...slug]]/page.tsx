import type { Metadata } from 'next'
import { listTypefaceSlugs } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import { ExploreOldList } from '@/storefront/explore/explore-old-list'
import '@/storefront/styles/pages/reading.css'

/** Search engines know Explore. */
export const metadata: Metadata = {
  title: 'Explore, the plain list',
  description: 'Every typeface in one plain list, which works without script.',
  robots: { index: false },
}

export async function generateStaticParams() {
  const slugs = await listTypefaceSlugs(await openShop())
  return [{ slug: [] }, ...slugs.map((slug) => ({ slug: [slug] }))]
}

export default async function ExploreOld({ params }: { params: Promise<{ slug?: string[] }> }) {
  const slug = (await params).slug?.[0]
  await tagPage(slug ? `/explore_old/${slug}` : '/explore_old')
  const typefaces = await listTypefaceRows(await openShop())
  return (
    <>
      {isDemo() && <DemoNotice />}
      <ExploreOldList typefaces={typefaces} openSlug={slug} />
    </>
  )
}
