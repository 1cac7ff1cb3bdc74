import { firstRestFaces } from './rest-face'
import { LEFT_OUT } from './left-out'
import type { BundleView, TypefaceRow } from './typeface-view'

/** A style with a mark of its file in place of all that is read from it. */
export type ShownStyle = { id: string; master: string; typ: string; [more: string]: unknown }

/** A typeface with what its pages show beside its row. */
export type ShownTypeface = TypefaceRow & {
  styles: ShownStyle[]
  children: ShownTypeface[]
  bundles: BundleView[]
  next: { slug: string } | null
  [more: string]: unknown
}

/** Everything the cached pages show. `unknown` is shown as it is. */
export type Shown = {
  /** The rows of the lists, in their order. */
  rows: TypefaceRow[]
  typefaces: ShownTypeface[]
  pages: { slug: string; title: string; body: unknown }[]
  eulas: { id: string; body: unknown }[]
  priceRules: unknown
  readingFace: unknown
  /** Browser fonts of menu previews, each with a mark of its bytes. */
  menuPreviews: Map<string, string>
  isDemo: boolean
}

/** Makes a short mark of a value: equal values, equal marks. */
export type Print = (value: unknown) => string

/** For every address of the page cache, a print of what it shows: the page is out of date when the print changes. */
export function printPages(shown: Shown, print: Print): Map<string, string> {
  const { rows, isDemo } = shown
  const foot = print([rows.length, shown.pages.map(({ slug, title }) => [slug, title])])
  const sheet = (...seen: unknown[]) => print([foot, isDemo, ...seen])
  const wall = print([rows.map((row) => without(row, 'home')), facesOf(shown, rows)])
  const plainList = print(rows.map((row) => without(row, 'plainList')))

  const book = new Map([
    ['/', sheet(wall)],
    ['/explore', sheet(rows.map((row) => without(row, 'explore')))],
    ['/shop', print([wall, isDemo, choicesOf(shown), shown.priceRules])],
    ['/explore_old', sheet(plainList)],
  ])
  for (const typeface of shown.typefaces) {
    const { slug } = typeface
    book.set(`/typeface/${slug}`, sheet(specimenOf(shown, typeface)))
    book.set(`/explore/${slug}`, sheet(playOf(typeface)))
    book.set(`/explore_old/${slug}`, sheet(plainList, slug))
  }
  for (const { slug, title, body } of shown.pages) {
    book.set(`/${slug}`, print([foot, shown.readingFace, title, body]))
  }
  for (const { id, body } of shown.eulas) {
    book.set(`/eula/${id}`, print([foot, shown.readingFace, body]))
  }
  return book
}

function specimenOf(shown: Shown, typeface: ShownTypeface): unknown {
  const next = shown.rows.find(({ slug }) => slug === typeface.next?.slug) ?? null
  const named = [typeface, ...typeface.children, ...(next ? [next] : [])]
  return [
    without(withChildren(typeface), 'specimen'),
    next && [next.line, next.inItself],
    facesOf(shown, named),
  ]
}

function playOf(typeface: ShownTypeface): unknown {
  const whole = withChildren(typeface)
  const children = whole.children.map((child) => without(child, 'playChild'))
  const bundles = whole.bundles.map(({ id, name, price, styles }) => [id, name, price, styles])
  return { ...without(whole, 'play'), children, bundles }
}

function withChildren(typeface: ShownTypeface): ShownTypeface {
  const children = typeface.children.map((child) => without(child, 'subFamily'))
  return { ...typeface, children: children as ShownTypeface[] }
}

/** The shop reads nothing of a style's file. */
function choicesOf({ rows, typefaces }: Shown): unknown {
  const choiceOf = (typeface: ShownTypeface): unknown => ({
    ...without(typeface, 'choice'),
    styles: typeface.styles.map((style) => ({ ...style, master: null, typ: null })),
    children: typeface.children.map(choiceOf),
  })
  const bySlug = new Map(typefaces.map((typeface) => [typeface.slug, typeface]))
  return rows.flatMap(({ slug }) => bySlug.get(slug) ?? []).map(choiceOf)
}

/** Menu previews that come with a page. */
function facesOf({ menuPreviews }: Shown, rows: Pick<TypefaceRow, 'line'>[]): unknown {
  return firstRestFaces(rows).map((face) => [face, menuPreviews.get(face) ?? null])
}

function without(view: object, page: keyof typeof LEFT_OUT): object {
  const left: readonly string[] = LEFT_OUT[page]
  return Object.fromEntries(Object.entries(view).filter(([name]) => !left.includes(name)))
}
