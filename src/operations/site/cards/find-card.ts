import type { Payload } from 'payload'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import { typefaceCard } from '@/domain/site/sharing/card-address'
import { countOf } from '@/domain/words'
import { rowsOf } from '../../catalogue/typefaces/list-typefaces'
import { shownCatalogue } from '../../catalogue/typefaces/shown-catalogue'
import { typefaceAt, withPrereleases } from '../../catalogue/typefaces/typeface-rows'
import { findPublishedPage } from '../../records/published-catalogue'
import { readShop } from '../../records/shop'
import { keepUntilChange } from '../page-cache/refresh-pages'
import { type CardDesign, designTypefaceCard, designWordsCard, versionOfCard } from './card-design'
import { type Card, drawCard } from './render-card'

/** What a card is of: a published typeface or page by its slug, or the shop itself. */
export type CardSubject = { kind: 'typeface' | 'page'; slug: string } | { kind: 'shop' }

/** null: there is no such thing, or it is not published. */
export async function findCard(payload: Payload, subject: CardSubject): Promise<Card | null> {
  const key = ['card', subject.kind, 'slug' in subject ? subject.slug : ''].join(' ')
  const design = await keepUntilChange(payload, key, () => findDesign(payload, subject))
  return design && drawCard(payload, design)
}

async function findDesign(payload: Payload, subject: CardSubject): Promise<CardDesign | null> {
  const [catalogue, { name: shop }] = await Promise.all([
    shownCatalogue(payload),
    readShop(payload),
  ])
  switch (subject.kind) {
    case 'typeface': {
      const typeface = typefaceAt(catalogue, subject.slug)
      return typeface ? designTypefaceCard(catalogue, { typeface, shop }) : null
    }
    case 'page': {
      const page = await findPublishedPage(payload, subject.slug)
      return page && designWordsCard(catalogue, { words: page.title, captions: [shop] })
    }
    case 'shop': {
      const families = countOf(rowsOf(catalogue).length, 'family')
      const captions = ['Typefaces, set in themselves', families]
      return designWordsCard(catalogue, { words: shop, captions })
    }
  }
}

/** The picture of the typeface that a style belongs to, without any work on its fonts; null: no such style is shown. */
export async function plainCardOf(payload: Payload, styleId: string): Promise<SitePicture | null> {
  const [catalogue, { name: shop }] = await Promise.all([
    shownCatalogue(payload),
    readShop(payload),
  ])
  const typeface = withPrereleases(catalogue).find(({ id }) =>
    catalogue.stylesOf.get(id)?.some((style) => style.id === styleId),
  )
  if (!typeface) return null
  const version = versionOfCard(designTypefaceCard(catalogue, { typeface, shop }))
  return typefaceCard(typeface.slug, version)
}
