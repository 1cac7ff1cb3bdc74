import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { measureTextBearings } from '@/operations/catalogue/measure-bearings'
import { readNewestRelease } from '@/operations/catalogue/show-releases'
import { findTypefaceView, listTypefaceSlugs } from '@/operations/catalogue/typefaces/find-typeface'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import {
  readMenuFaces,
  readPreviewFaces,
  readTextFace,
} from '@/operations/catalogue/typefaces/read-faces'
import { findDesignersOf } from '@/operations/site/designers/read-designer'
import { findStoriesAbout } from '@/operations/site/stories/find-story'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { typefaceData } from '@/domain/site/search/structured-data'
import { pageOrigin } from '@/operations/shop-origin'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { StructuredData } from '@/app/(shop)/structured-data'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { firstDefaultFaces } from '@/domain/catalogue/lines/line-metrics'
import { facesToTest } from '@/storefront/tester/state/list-tester-styles'
import { leadTextOf, testTextsOf } from '@/storefront/typeface/specimen/choose-tests'
import { TypefacePage } from '@/storefront/typeface/typeface-page'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listTypefaceSlugs(await openShop())).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const sharing = await findTypefaceSharing(await openShop(), (await params).slug)
  return sharing ? shareMetadata(sharing) : { title: 'Page Not Found' }
}

export default async function Typeface({ params }: Props) {
  const { slug } = await params
  await tagPage(`/typeface/${slug}`)
  const shop = await openShop()
  const typeface = await findTypefaceView(shop, slug)
  if (!typeface) notFound()
  const rows = await listTypefaceRows(shop)
  const next = rows.find((row) => row.slug === typeface.next?.slug) ?? null
  const named = [typeface, ...(next ? [next] : [])]
  const lead = leadTextOf(typeface)
  const [[name, ...others], leadFace, bearings, previews] = await Promise.all([
    readMenuFaces(shop, firstDefaultFaces(named), { inlined: 1 }),
    lead && readTextFace(shop, lead),
    measureTextBearings(shop, testTextsOf(typeface)),
    readPreviewFaces(shop, facesToTest(typeface)),
  ])
  const faces = [name, leadFace, ...others, ...previews].flatMap((face) => face ?? [])
  return (
    <>
      <TypefacePage
        {...{ typeface, next, bearings }}
        menuFaces={faces}
        newestRelease={await readNewestRelease(shop, typeface)}
        designers={await findDesignersOf(shop, typeface)}
        stories={await findStoriesAbout(shop, typeface.id)}
        isDemo={isDemo()}
      />
      {typeface.isPrerelease ? null : <StructuredData of={await dataOf(typeface)} />}
    </>
  )
}

async function dataOf(typeface: TypefaceView) {
  const sharing = await findTypefaceSharing(await openShop(), typeface.slug)
  if (!sharing) return []
  const { siteName: shop, description, picture } = sharing
  return typefaceData(typeface, { shop, description, image: picture.src, origin: pageOrigin() })
}
