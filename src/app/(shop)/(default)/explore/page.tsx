import type { Metadata } from 'next'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/payment-provider'
import { ExplorePage } from '@/storefront/explore/explore-page'
import { PageSlide } from '@/storefront/shell/navigation/page-slide'

export const metadata: Metadata = { title: 'Explore', alternates: { canonical: '/explore' } }

export default async function Explore() {
  await tagPage('/explore')
  const typefaces = await listTypefaceRows(await openShop())
  return (
    <PageSlide>
      <ExplorePage typefaces={typefaces} isDemo={isDemo()} />
    </PageSlide>
  )
}
