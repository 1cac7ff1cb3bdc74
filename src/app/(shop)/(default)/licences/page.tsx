import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { rulesBySize } from '@/domain/licensing/licence-by-size'
import { licencePricesOf } from '@/domain/pricing/worked-example'
import { countsInWords } from '@/domain/pricing/cover/style-count'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import { readShopPrices } from '@/operations/records/prices/prices'
import { audiencesOf, readShop, styleCountsOf } from '@/operations/records/shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { readBlocks } from '@/operations/site/pages/read-blocks'
import { findPublishedPage } from '@/operations/records/published-catalogue'
import { sectionsOf } from '@/operations/site/pages/find-page'
import { typesetReadingPage } from '@/operations/site/pages/typeset-page'
import { readSharing } from '@/operations/site/read-sharing'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { shareMetadata } from '@/app/(shop)/share-metadata'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { contentsOf, PageBlocks } from '@/storefront/blocks/page-blocks'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import { LicencesPage } from '@/storefront/licences/licences-page'
import { PageText } from '../page-text'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'

const TITLE = 'Licences'

export async function generateMetadata(): Promise<Metadata> {
  const shop = await openShop()
  const page = await findPublishedPage(shop, 'licences')
  if (!page) {
    const description = 'What each licence allows, how far it reaches and what it costs.'
    return { title: TITLE, description, ...canonicalAddress('/licences') }
  }
  return shareMetadata(await readSharing(shop, { path: '/licences', page }))
}

/** What the foundry writes of its licences, then all of them with their prices, then the blocks of its page. */
export default async function Licences() {
  await tagPage('/licences')
  const shop = await openShop()
  const [page, rules, views, settings] = await Promise.all([
    findPublishedPage(shop, 'licences'),
    readShopPrices(shop),
    listTypefaceViews(shop),
    readShop(shop),
  ])
  if (!page && rules.licenceTypes.length === 0) notFound()
  const audiences = audiencesOf(settings)
  const title = page?.title ?? TITLE
  const sections = page ? sectionsOf(page) : []
  const [setIn, { blocks, faces, menuFaces }] = await Promise.all([
    typesetReadingPage(shop, title),
    readBlocks(shop, page?.blocks),
  ])
  return (
    <>
      {isDemo() && <DemoNotice />}
      <LicencesPage
        title={title}
        lead={page?.lead}
        sections={sections.map(({ id, title: heading, body }) => ({
          id,
          title: heading,
          body: <PageText data={body} />,
        }))}
        setIn={setIn}
        more={contentsOf(blocks)}
        rules={rules}
        discounts={[countsInWords(styleCountsOf(settings)), ...audiences.map(describeAudience)]}
        typefaces={views.flatMap((family) => {
          const { slug, name } = family
          const priced = licencePricesOf(family, { rules: rulesBySize(rules), audiences })
          return priced ? { slug, name, ...priced } : []
        })}
      >
        <PageBlocks
          {...{ blocks, faces, menuFaces }}
          renderText={(text) => <PageText data={text} />}
        />
      </LicencesPage>
    </>
  )
}
