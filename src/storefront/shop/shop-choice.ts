import type { StyleView, TypefaceView } from '@/domain/catalogue/typeface-view'

/** What the shop needs to know of one style to show it and to price it. */
export type ShopStyle = Pick<
  StyleView,
  'id' | 'name' | 'slope' | 'weight' | 'price' | 'previewFace' | 'menuFace' | 'restCoordinates'
>

/** One typeface as the shop offers it. /shop is one cached page, so this is kept small. */
export type ShopChoice = Pick<
  TypefaceView,
  'id' | 'name' | 'slug' | 'inItself' | 'familyPrice' | 'fromPrice'
> & { styles: ShopStyle[]; children: ShopChoice[] }

export function choiceOf(view: TypefaceView): ShopChoice {
  const { id, name, slug, inItself, familyPrice, fromPrice } = view
  return {
    id,
    name,
    slug,
    inItself,
    familyPrice,
    fromPrice,
    styles: view.styles.map(shopStyleOf),
    children: view.children.map(choiceOf),
  }
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

/** The typeface and its children that have styles of their own: each is chosen from by itself. */
export function groupsOf(choice: ShopChoice): ShopChoice[] {
  const isWhole = choice.children.length === 0
  const familyPrice = isWhole ? choice.familyPrice : null // a superfamily's price buys its children too
  const own = choice.styles.length ? [{ ...choice, familyPrice, children: [] }] : []
  return [...own, ...choice.children.flatMap(groupsOf)]
}

function shopStyleOf(style: StyleView): ShopStyle {
  const { id, name, slope, weight, price, previewFace, menuFace, restCoordinates } = style
  return { id, name, slope, weight, price, previewFace, menuFace, restCoordinates }
}
