import type { Payload } from 'payload'
import { namesInWords } from '@/domain/words'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { pageCard, SHOP_CARD, typefaceCard } from '@/domain/site/sharing/card-address'
import {
  clip,
  describePage,
  describeTypeface,
  titleOfPage,
  titleOfTypeface,
} from '@/domain/site/sharing/share-words'
import { designerPath } from '@/domain/site/designers/designer'
import { storyPath } from '@/domain/site/stories/story'
import type { Page, Story, Typeface } from '@/payload-types'
import { type Catalogue, typefaceAt } from '../catalogue/typefaces/typeface-rows'
import { shownCatalogue } from '../catalogue/typefaces/shown-catalogue'
import { findPicture, readShop } from '../records/shop'
import { findPublicDesigners } from '../records/site/designers'
import { headOfStory } from '../records/site/stories'
import { designTypefaceCard, versionOfCard } from './cards/card-design'

export type Sharing = {
  siteName: string
  title: string
  description: string
  picture: SitePicture
  path: string
  /** Search engines leave it out. */
  isUnlisted?: boolean
}

type WithMeta = Pick<Page | Story | Typeface, 'meta'>

type Said = Omit<Sharing, 'siteName'>

/** What staff wrote of a page for search engines and for sharing, and where they wrote nothing, what the shop says by itself. */
export async function readSharing(
  payload: Payload,
  { path, page }: { path: string; page: Page },
): Promise<Sharing> {
  const shop = await readShop(payload)
  const own = {
    title: titleOfPage(page.title, shop.name),
    description: describePage(page),
    picture: (await findPicture(payload, shop.sharingPicture)) ?? pageCard(page.slug),
    path,
  }
  return { siteName: shop.name, ...(await withWishes(payload, page, own)) }
}

/** A story is shared with the name of the typeface that its title is set in. */
export async function readStorySharing(payload: Payload, story: Story): Promise<Sharing> {
  const [shop, catalogue] = await Promise.all([readShop(payload), shownCatalogue(payload)])
  const head = headOfStory(story)
  const typeface = catalogue.typefaces.find(({ id }) => id === head.typeface)
  const own = {
    title: titleOfPage(head.title, shop.name),
    description: clip(head.summary),
    picture: typeface ? cardOf(catalogue, { typeface, shop: shop.name }) : SHOP_CARD,
    path: storyPath(head),
  }
  return { siteName: shop.name, ...(await withWishes(payload, story, own)) }
}

/** null: no designer with a page has this slug. */
export async function readDesignerSharing(payload: Payload, slug: string): Promise<Sharing | null> {
  const [shop, catalogue, designers] = await Promise.all([
    readShop(payload),
    shownCatalogue(payload),
    findPublicDesigners(payload),
  ])
  const designer = designers.find((one) => one.slug === slug)
  if (!designer) return null
  const drawn = catalogue.typefaces.filter(({ id }) => designer.typefaces.includes(id))
  const [first] = drawn
  const names = namesInWords(drawn.map(({ name }) => name))
  return {
    siteName: shop.name,
    title: titleOfPage(designer.name, shop.name),
    description: clip(designer.life.join(' ') || `${names || 'Typefaces'} by ${designer.name}.`),
    picture: first ? cardOf(catalogue, { typeface: first, shop: shop.name }) : SHOP_CARD,
    path: designerPath(slug),
  }
}

/** Of a published typeface, whose picture is its name unless staff chose another; null where none has this slug. */
export async function findTypefaceSharing(payload: Payload, slug: string): Promise<Sharing | null> {
  const [catalogue, { name }] = await Promise.all([shownCatalogue(payload), readShop(payload)])
  const typeface = typefaceAt(catalogue, slug)
  if (!typeface) return null
  const own = {
    title: titleOfTypeface(typeface, name),
    description: describeTypeface(typeface, name),
    picture: cardOf(catalogue, { typeface, shop: name }),
    path: `/typeface/${slug}`,
    isUnlisted: typeface.prerelease ?? false,
  }
  return { siteName: name, ...(await withWishes(payload, typeface, own)) }
}

function cardOf(catalogue: Catalogue, named: { typeface: Typeface; shop: string }): SitePicture {
  return typefaceCard(named.typeface.slug, versionOfCard(designTypefaceCard(catalogue, named)))
}

async function withWishes(payload: Payload, { meta }: WithMeta, own: Said): Promise<Said> {
  return {
    ...own,
    title: meta?.title || own.title,
    description: meta?.description || own.description,
    picture: (await findPicture(payload, meta?.image)) ?? own.picture,
  }
}
