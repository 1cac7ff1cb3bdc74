import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readPriceRules } from '@/operations/orders/cart/price-records'
import { findPage, sectionsOf } from '@/operations/site/pages/find-page'
import { typesetReadingPage } from '@/operations/site/pages/typeset-reading-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { LicencesPage } from '@/storefront/licences/licences-page'
import { PageText } from '../page-text'

const TITLE = 'Licences'

export async function generateMetadata(): Promise<Metadata> {
  const page = await findPage(await openShop(), 'licences')
  return { title: page?.title ?? TITLE, description: page?.lead ?? undefined }
}

/** What the foundry writes of its licences, then all of them with their prices. */
export default async function Licences() {
  await tagPage('/licences')
  const shop = await openShop()
  const [page, rules, views] = await Promise.all([
    findPage(shop, 'licences'),
    readPriceRules(shop),
    listTypefaceViews(shop),
  ])
  if (!page && rules.licenceTypes.length === 0) notFound()
  const title = page?.title ?? TITLE
  const sections = page ? sectionsOf(page) : []
  return (
    <LicencesPage
      title={title}
      lead={page?.lead}
      sections={sections.map(({ id, title: heading, body }) => ({
        id,
        title: heading,
        body: <PageText data={body} />,
      }))}
      setIn={await typesetReadingPage(shop, title)}
      rules={{ currency: rules.currency, licenceTypes: rules.licenceTypes }}
      combinationFactor={rules.combinationFactor}
      typefaces={views.flatMap(({ slug, name, fromPrice }) =>
        fromPrice === null ? [] : [{ slug, name, fromPrice }],
      )}
    />
  )
}
