import { taxInWords } from '@/domain/pricing/shown-price'
import { zoneOf } from '@/domain/tax/day-in-country'
import type { Payload } from 'payload'
import {
  barLinks,
  footLists,
  legalLinks,
  type PublishedPage,
} from '@/domain/site/frame/compose-navigation'
import { neutralIcon } from '@/domain/site/frame/neutral-icon'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { isLegalKind } from '@/domain/site/legal/legal-page'
import { listsOf } from '../records/prices/prices'
import { findBannerSale } from '../records/prices/sales-in-force'
import { findPublishedPages } from '../records/published-catalogue'
import { findDesignerPaths } from '../records/site/designers'
import { findStoryHeads } from '../records/site/stories'
import { listUses } from '../records/site/uses'
import { findPicture, readNavigation, readShop } from '../records/shop'
import { sellerOfDocuments } from '../shop-seller'
import { shownTaxOf } from '../tax/determine-cart-tax'

/** What stands around every page, of a catalogue of so many families. */
export async function readSiteFrame(
  payload: Payload,
  { familyCount, hasTrials }: { familyCount: number; hasTrials: boolean },
): Promise<SiteFrame> {
  const [shop, navigation, rows, stories, uses, designerPaths, sale] = await Promise.all([
    readShop(payload),
    readNavigation(payload),
    findPublishedPages(payload),
    findStoryHeads(payload),
    listUses(payload),
    findDesignerPaths(payload),
    findBannerSale(payload),
  ])
  const [logo, favicon, sharingPicture] = await Promise.all(
    [shop.logo, shop.favicon, shop.sharingPicture].map((id) => findPicture(payload, id)),
  )
  const sold = await sellerOfDocuments(payload)
  const pages = rows.map(publishedPage)
  const storyKinds = [...new Set(stories.map(({ kind }) => kind))]
  const links = {
    ...navigation,
    pages,
    storyKinds,
    hasUses: uses.length > 0,
    designerPaths,
    hasCatalogue: familyCount > 0,
    hasTrials,
  }
  return {
    name: shop.name,
    logo: logo ?? null,
    icon: favicon?.src ?? neutralIcon(shop.name),
    sharingPicture: sharingPicture ?? null,
    sale,
    bar: barLinks(links),
    foot: footLists(links),
    familyCount,
    prices: {
      currencies: listsOf(shop).map(({ currency }) => currency),
      tax: taxInWords(shownTaxOf(shop)),
    },
    seller: {
      name: [sold.name, ...sold.address].filter(Boolean).join(', '),
      email: shop.email || null,
      pages: legalLinks(pages),
      timeZone: zoneOf(shop.country),
    },
    hasStories: stories.length > 0 || sale !== null,
  }
}

export function publishedPage({
  id,
  slug,
  title,
  legal,
}: Awaited<ReturnType<typeof findPublishedPages>>[number]): PublishedPage {
  return { id, slug, title, legal: isLegalKind(legal) ? legal : null }
}
