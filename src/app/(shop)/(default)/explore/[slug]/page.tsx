import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { measureTextBearings } from '@/operations/catalogue/measure-bearings'
import { findTypefaceView, listTypefaceSlugs } from '@/operations/catalogue/typefaces/find-typeface'
import { readPreviewFaces } from '@/operations/catalogue/typefaces/read-faces'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { MenuFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { PageSlide } from '@/storefront/shell/navigation/page-slide'
import { TesterPage } from '@/storefront/tester/tester-page'
import { facesToTest } from '@/storefront/tester/state/list-tester-styles'
import { testerSubject, testerTextsOf } from '@/storefront/tester/state/tester-subject'
import '@/storefront/styles/pages/typeface.css'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listTypefaceSlugs(await openShop())).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const shop = await openShop()
  const [typeface, sharing] = await Promise.all([
    findTypefaceView(shop, slug),
    findTypefaceSharing(shop, slug),
  ])
  if (!typeface || !sharing) return { title: 'Page Not Found' }
  return shareMetadata({
    ...sharing,
    title: `Try ${typeface.name}: ${sharing.siteName}`,
    description: `Type in ${typeface.name}: its styles, axes, features, glyphs and languages.`,
    path: `/explore/${slug}`,
  })
}

export default async function Play({ params }: Props) {
  const { slug } = await params
  await tagPage(`/explore/${slug}`)
  const shop = await openShop()
  const typeface = await findTypefaceView(shop, slug)
  if (!typeface) notFound()
  const [bearings, faces] = await Promise.all([
    measureTextBearings(shop, testerTextsOf(testerSubject(typeface))),
    readPreviewFaces(shop, facesToTest(typeface)),
  ])
  return (
    <PageSlide>
      <MenuFaces faces={faces} />
      <TesterPage {...{ typeface, bearings }} isDemo={isDemo()} />
    </PageSlide>
  )
}
