import type { Metadata } from 'next'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { measureSampleBearings } from '@/operations/catalogue/measure-bearings'
import { readRowFaces, readSampleFaces } from '@/operations/catalogue/typefaces/read-faces'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { MenuFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { firstRows } from '@/storefront/explore/explore-entry'
import { ExplorePage } from '@/storefront/explore/explore-page'
import { PageSlide } from '@/storefront/shell/navigation/page-slide'
import '@/storefront/styles/pages/explore.css'

export function generateMetadata(): Metadata {
  return {
    title: 'Explore every typeface',
    description:
      'Type in every typeface at once; filter by weight, width, feature, script and language.',
    ...canonicalAddress('/explore'),
  }
}

/** Each takes the server a moment, once: of those beyond, the browser measures what comes into view. */
const MOST_MEASURED = 24

export default async function Explore() {
  await tagPage('/explore')
  const shop = await openShop()
  const typefaces = await listTypefaceRows(shop)
  const [faces, bearings, rowFaces] = await Promise.all([
    readSampleFaces(shop, firstRows(typefaces)),
    measureSampleBearings(shop, typefaces.slice(0, MOST_MEASURED)),
    readRowFaces(shop, typefaces.slice(0, MOST_MEASURED)),
  ])
  return (
    <PageSlide>
      <MenuFaces faces={rowFaces} />
      <ExplorePage {...{ typefaces, faces, bearings }} isDemo={isDemo()} />
    </PageSlide>
  )
}
