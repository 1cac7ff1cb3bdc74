import type { PriceRules } from '@/domain/pricing/price-rules'
import { offerBundles } from '@/domain/pricing/offers'
import { offerWhole, unlessRefused } from '../offers/family-offer'
import { groupsOf, stylesOf, type ShopChoice } from '../shop-choice'
import { lineOf, NOTHING_PICKED } from './picked'
import { arrangeColumns } from './style-columns'

/** Lines beneath the styles that the skeleton has room for. */
const MOST_OFFERS = 3

/**
 * /shop is one page for every typeface: what stands of each before the browser's script is there, by the slug that the root is
 * marked with. A bundle over several typefaces has none.
 */
export function skeletonRules(choices: readonly ShopChoice[], rules: PriceRules): string {
  return choices
    .filter((choice) => !choice.across)
    .map((choice) => {
      const slugs = [choice, ...choice.children].map(({ slug }) => slug)
      const selectors = slugs.map((slug) => `[data-typeface="${slug}"]`)
      return `:is(${selectors.join()}) .skeleton-choice{${declarationsOf(choice, choices, rules)}}`
    })
    .join('')
}

function declarationsOf(choice: ShopChoice, choices: readonly ShopChoice[], rules: PriceRules) {
  const groups = groupsOf(choice)
  const [first] = groups
  const isSuperfamily = groups.length > 1
  const isSingle = !isSuperfamily && stylesOf(choice).length === 1
  const offers = countOffers(choice, choices, rules)
  return [
    'display:contents',
    `--name:${inQuotes(choice.name)}`,
    isSingle ? '--one:block' : `--pairs:grid;--rows:${first ? rowsOf(first) : 0}`,
    isSuperfamily ? `--kids:block;--closed:${groups.length - 1}` : '',
    ...Array.from({ length: Math.min(offers, MOST_OFFERS) }, (_, at) => `--offer-${at}:block`),
  ]
    .filter(Boolean)
    .join(';')
}

function rowsOf({ styles }: ShopChoice): number {
  const list = arrangeColumns(styles)
  if (list.kind === 'pairs') return Math.max(...list.placed.map(({ row }) => row))
  return list.kind === 'column' ? Math.ceil(list.styles.length / 2) : 1
}

/** Of the whole, of the group that is open, and of bundles. */
function countOffers(choice: ShopChoice, choices: readonly ShopChoice[], rules: PriceRules) {
  const [first] = groupsOf(choice)
  const wholes = new Set([choice.id, first?.id]).size === 2 && first ? [choice, first] : [choice]
  const place = { family: choice, scopes: choices, rules }
  const offered = wholes.filter((group) => offerWhole(NOTHING_PICKED, { group, place }))
  const bundles = unlessRefused(() => offerBundles(lineOf(NOTHING_PICKED), place)) ?? []
  const across = (choice.bundles ?? []).filter(({ isAcross }) => isAcross)
  return offered.length + bundles.length + across.length
}

/** As CSS writes it, within an element whose end no name may write. */
function inQuotes(name: string): string {
  return JSON.stringify(name).replaceAll('<', '\\3c ')
}
