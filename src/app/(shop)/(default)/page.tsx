import type { Metadata } from 'next'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { readMenuFaces } from '@/operations/catalogue/typefaces/read-faces'
import { organisationData } from '@/domain/site/search/structured-data'
import { pageOrigin } from '@/operations/shop-origin'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { readFrame } from '@/app/(shop)/page-snapshot'
import { StructuredData } from '@/app/(shop)/structured-data'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { HomePage } from '@/storefront/catalogue/home-page'
import { FIRST_WINDOW, firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'

export function generateMetadata(): Metadata {
  return canonicalAddress('/')
}

export default async function Home() {
  await tagPage('/')
  const shop = await openShop()
  const typefaces = await listTypefaceRows(shop)
  const menuFaces = await readMenuFaces(shop, firstDefaultFaces(typefaces), {
    inlined: FIRST_WINDOW,
  })
  const { name, logo } = await readFrame()
  return (
    <>
      <HomePage typefaces={typefaces} menuFaces={menuFaces} isDemo={isDemo()} />
      <StructuredData
        of={[organisationData({ name, origin: pageOrigin(), logo: logo?.src ?? null })]}
      />
    </>
  )
}
