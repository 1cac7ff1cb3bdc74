import { plainAmount } from '../../money/format-money'
import { ownValue } from '../../own-value'
import { type Designer, designerPath } from '../designers/designer'
import { STORY_LISTS, type StoryHead, storyPath } from '../stories/story'
import type { TypefaceRow, TypefaceView } from '../../catalogue/typeface-view'

/** What pages say in the words of schema.org, for search engines: https://schema.org/Product */

export type StructuredData = Record<string, unknown>

type Described = Pick<
  TypefaceRow,
  'name' | 'slug' | 'designers' | 'foundry' | 'shownFrom' | 'styleCount' | 'parent'
> &
  Pick<TypefaceView, 'terms'>

/** `origin` is empty where the shop has no address of its own: readers then take that of the page. */
type Around = { origin: string; shop: string; description: string; image: string }

export function typefaceData(typeface: Described, around: Around): StructuredData[] {
  const { name, designers, foundry, parent } = typeface
  const { origin, shop, description, image } = around
  const url = `${origin}/typeface/${typeface.slug}`
  const product = {
    ...context('Product'),
    name,
    url,
    description,
    image: addressOf(image, origin),
    category: 'Fonts',
    brand: { '@type': 'Brand', name: foundry ?? shop },
    ...(designers.length > 0 ? { additionalProperty: designers.map(designerOf) } : {}),
    ...offersOf(typeface, { url, shop }),
  }
  const above = parent ? [{ name: parent.name, path: `/typeface/${parent.slug}` }] : []
  const trail = [{ name: shop, path: '/' }, { name: 'Explore', path: '/explore' }, ...above]
  return [product, breadcrumbs([...trail, { name, path: `/typeface/${typeface.slug}` }], origin)]
}

/** News and essays: https://schema.org/Article */
export function storyData(story: StoryHead, around: Around): StructuredData[] {
  const { kind, title, author, publishedOn, changedAt } = story
  const { origin, shop, description, image } = around
  const path = storyPath(story)
  const publisher = { '@type': 'Organization', name: shop, url: `${origin}/` }
  const article = {
    ...context(kind === 'news' ? 'NewsArticle' : 'Article'),
    headline: title,
    description,
    url: origin + path,
    mainEntityOfPage: origin + path,
    image: addressOf(image, origin),
    datePublished: publishedOn,
    dateModified: changedAt > publishedOn ? changedAt : publishedOn,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  }
  const list = STORY_LISTS[kind]
  const trail = [
    { name: shop, path: '/' },
    { name: list.title, path: list.path },
    { name: title, path },
  ]
  return [article, breadcrumbs(trail, origin)]
}

/** https://schema.org/Person */
export function designerData(
  { slug, name, kind, life, links }: Designer,
  origin: string,
): StructuredData[] {
  const sites = links.flatMap(({ url }) => (/^https?:/.test(url) ? url : []))
  return [
    {
      ...context(kind === 'studio' ? 'Organization' : 'Person'),
      name,
      url: origin + designerPath(slug),
      ...(life.length > 0 ? { description: life.join(' ') } : {}),
      ...(sites.length > 0 ? { sameAs: sites } : {}),
    },
  ]
}

export function organisationData({
  name,
  origin,
  logo,
}: {
  name: string
  origin: string
  logo: string | null
}): StructuredData {
  return {
    ...context('Organization'),
    name,
    url: `${origin}/`,
    ...(logo ? { logo: addressOf(logo, origin) } : {}),
  }
}

/** A typeface that is not for sale offers nothing. The price is the one the page shows, and says whether VAT is in it. */
function offersOf(
  { shownFrom, styleCount, terms }: Described,
  { url, shop }: { url: string; shop: string },
): StructuredData {
  if (shownFrom === null) return {}
  const { currency } = terms.lists[0]
  const lowPrice = plainAmount(ownValue(shownFrom, currency) ?? 0, currency)
  const offers = {
    '@type': 'AggregateOffer',
    // It has no place for a term.
    ...(terms.per ? {} : { lowPrice }),
    priceCurrency: currency,
    priceSpecification: {
      ...termOf(terms.per),
      minPrice: lowPrice,
      priceCurrency: currency,
      valueAddedTaxIncluded: terms.tax !== null,
    },
    offerCount: styleCount,
    availability: 'https://schema.org/InStock',
    url,
    seller: { '@type': 'Organization', name: shop },
  }
  return { offers }
}

/** https://schema.org/UnitPriceSpecification, its units by UN/CEFACT’s recommendation 20. */
function termOf(per: string | undefined): StructuredData {
  if (!per) return { '@type': 'PriceSpecification' }
  return {
    '@type': 'UnitPriceSpecification',
    priceComponentType: 'https://schema.org/Subscription',
    billingIncrement: 1,
    unitCode: per === 'a year' ? 'ANN' : 'MON',
  }
}

function addressOf(path: string, origin: string): string {
  return origin === '' ? path : new URL(path, origin).href
}

function designerOf(name: string): StructuredData {
  return { '@type': 'PropertyValue', name: 'Designer', value: name }
}

function breadcrumbs(trail: { name: string; path: string }[], origin: string): StructuredData {
  return {
    ...context('BreadcrumbList'),
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function context(type: string): StructuredData {
  return { '@context': 'https://schema.org', '@type': type }
}
