import type { Payload } from 'payload'
import { countOf } from '@/domain/words'
import { rowsOf } from '../../catalogue/typefaces/list-typefaces'
import { shownCatalogue } from '../../catalogue/typefaces/shown-catalogue'
import { readShop } from '../../shop-records'
import { keepUntilChange } from '../page-cache/keep-until-change'
import { findPage } from '../pages/find-page'
import { designTypefaceCard, designWordsCard, type CardDesign } from './card-design'
import { drawCard, type Card } from './draw-card'

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
      const typeface = catalogue.typefaces.find(({ slug }) => slug === subject.slug)
      return typeface ? designTypefaceCard(catalogue, { typeface, shop }) : null
    }
    case 'page': {
      const page = await findPage(payload, subject.slug)
      return page && designWordsCard(catalogue, { words: page.title, captions: [shop] })
    }
    case 'shop': {
      const families = countOf(rowsOf(catalogue).length, 'family')
      const captions = ['Typefaces, set in themselves', families]
      return designWordsCard(catalogue, { words: shop, captions })
    }
  }
}
