import type { ChoiceView } from '@/domain/catalogue/pages/page-views'
import type { BundleView, StyleView, TypefaceView } from '@/domain/catalogue/typeface-view'
import { ownValue, pick } from '@/domain/own-value'
import { familyOfBundle } from '@/domain/pricing/bundle-family'
import { priceInList } from '@/domain/pricing/price-list'
import { type PriceTerms, shownPrice } from '@/domain/pricing/shown-price'

/** What the shop needs to know of one style to show it and to price it. */
export type ShopStyle = Pick<
  StyleView,
  'id' | 'name' | 'slope' | 'weight' | 'price' | 'previewFace' | 'menuFace' | 'defaultCoordinates'
> & {
  /** The bill says so. */
  typ?: 'variable'
  /** Its drawing follows the size it is set in. */
  isOptical?: true
  /** Of such a style the foundry's own axes as its maker drew it: what softens a name thickens the hairlines of a total. */
  drawnAxes?: Record<string, number>
}

const KEPT = ['id', 'name', 'slug', 'inItself', 'familyPrice', 'styleCounts', 'shownFrom'] as const

/** One typeface as the shop offers it. /shop is one cached page, so this is small. */
export type ShopChoice = Pick<TypefaceView, (typeof KEPT)[number] | 'per'> & {
  styles: ShopStyle[]
  children: ShopChoice[]
  bundles?: BundleView[]
  /** Of a bundle over several typefaces. */
  across?: { bundle: BundleView; families: ShopChoice[] }
}

export function choiceOf(view: ChoiceView): ShopChoice {
  return {
    ...pick(view, KEPT),
    ...(view.per && { per: view.per }),
    styles: view.styles.map(shopStyleOf),
    children: view.children.map(choiceOf),
    bundles: view.bundles,
  }
}

/** The typefaces, then the bundles over several of them: each offers its styles like a superfamily. */
export function choicesOf(views: TypefaceView[]): ShopChoice[] {
  const choices = views.map(choiceOf)
  const across = choices.flatMap(({ bundles = [] }) => bundles.filter(({ isAcross }) => isAcross))
  const bundles = [...new Map(across.map((bundle) => [bundle.id, bundle])).values()]
  const terms = views[0]?.terms
  if (!terms) return choices
  return [...choices, ...bundles.flatMap((bundle) => bundleChoice(bundle, choices, terms))]
}

function bundleChoice(bundle: BundleView, choices: ShopChoice[], terms: PriceTerms): ShopChoice[] {
  const family = familyOfBundle(bundle, choices)
  if (!family) return []
  const { name, slug } = bundle
  const shownFrom = shownPrice(terms, (list) => priceInList({ kind: 'bundles', ...bundle }, list))
  const inItself = { text: name, lang: 'en', dir: 'ltr' as const }
  // Each of its typefaces counts by itself.
  return [{ ...family, slug, inItself, shownFrom, styleCounts: [] }]
}

/** The typeface of that slug, or the one that has it as a child. */
export function findChoice(choices: ShopChoice[], slug: string): ShopChoice | null {
  const holds = (choice: ShopChoice): boolean => choice.slug === slug || choice.children.some(holds)
  return choices.find((choice) => choice.slug === slug) ?? choices.find(holds) ?? null
}

/** Its own styles and its children's. */
export function stylesOf(choice: ShopChoice): ShopStyle[] {
  return [...choice.styles, ...choice.children.flatMap(stylesOf)]
}

/** The typeface and its children that have styles of their own: each offers its styles by itself. */
export function groupsOf(choice: ShopChoice): ShopChoice[] {
  const isWhole = choice.children.length === 0
  const familyPrice = isWhole ? choice.familyPrice : null // a superfamily's price buys its children too
  const own = choice.styles.length ? [{ ...choice, familyPrice, children: [] }] : []
  return [...own, ...choice.children.flatMap(groupsOf)]
}

function shopStyleOf(style: StyleView): ShopStyle {
  const { id, name, typ, slope, weight, price, previewFace, menuFace, defaultCoordinates } = style
  const isOptical = style.axes.some(({ tag }) => tag === 'opsz')
  const moved = style.axes.filter(({ tag, default: drawn }) => {
    return (
      /^[A-Z]/.test(tag) &&
      Object.hasOwn(defaultCoordinates, tag) &&
      ownValue(defaultCoordinates, tag) !== drawn
    )
  })
  return {
    id,
    name,
    slope,
    weight,
    price,
    previewFace,
    menuFace,
    defaultCoordinates,
    ...(typ === 'variable' && { typ }),
    ...(isOptical && { isOptical }),
    ...(isOptical && moved.length > 0 && { drawnAxes: drawnOf(moved) }),
  }
}

function drawnOf(axes: StyleView['axes']): Record<string, number> {
  return Object.fromEntries(axes.map(({ tag, default: drawn }) => [tag, drawn]))
}
