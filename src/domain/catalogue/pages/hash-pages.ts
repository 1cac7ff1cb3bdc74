import { firstDefaultFaces } from '../lines/line-metrics'
import { withoutFoot, type SiteFrame } from '../../site/frame/site-frame'
import type { BundleView, TypefaceRow } from '../typeface-view'
import { FAILURE_PAGE } from '../../site/failure-page'
import { type Designer, designerPath, designersOf } from '../../site/designers/designer'
import {
  STORY_KINDS,
  STORY_LISTS,
  storiesAbout,
  type StoryHead,
  storyPath,
} from '../../site/stories/story'
import { USES, usesOf, type UseView } from '../../site/uses/use'
import type { TrialPageView } from '../../trial/trial-page'
import { OMITTED_FIELDS } from './omitted-fields'

/** A style with its master in place of all that is read from that file. */
type StyleContent = { id: string; master: string; typ: string; [more: string]: unknown }

/** A typeface with what its pages show beside its row. */
export type TypefaceContent = TypefaceRow & {
  styles: StyleContent[]
  children: TypefaceContent[]
  bundles: BundleView[]
  next: { slug: string } | null
  [more: string]: unknown
}

/** Everything the cached pages show. `unknown` is shown as it is. */
export type PageContents = {
  /** The origin of their addresses; null: none was set, and pages name this machine. */
  origin?: string | null
  /** What stands around them. */
  frame: SiteFrame
  /** The rows of the lists, in their order. */
  rows: TypefaceRow[]
  typefaces: TypefaceContent[]
  pages: { slug: string; title: string; body: unknown }[]
  /** The newest first; `shown` is what it shows of the shop beside its own words. */
  stories?: { head: StoryHead; body: unknown; shown: unknown }[]
  /** Pictures in use; `letters` are what their titles are set in. */
  uses?: { shown: UseView[]; letters: unknown }
  /** Those with a page, with the rows of what they drew. */
  designers?: { designer: Designer; rows: TypefaceRow[] }[]
  eulas: { id: string; body: unknown }[]
  priceRules: unknown
  /** Whom the shop sells to for less. */
  audiences?: unknown
  readingFace: unknown
  /** What the releases of a typeface say, by its id. */
  releases: Map<string, unknown>
  /** What is said of a typeface to search engines and where somebody shares it, by its slug. */
  sharing?: Map<string, { words: unknown; picture: unknown }>
  /** Browser fonts of menu previews, each with the hash of its bytes. */
  menuPreviews: Map<string, string>
  /** What the page of trial fonts lists. */
  trial: TrialPageView
  isDemo: boolean
}

/** A short hash: the same for equal values. */
type HashValue = (value: unknown) => string

/** For every path of the page cache the hash of what it shows: a page whose hash changes is out of date. */
export function hashPages(contents: PageContents, hash: HashValue): Map<string, string> {
  const { rows, isDemo, readingFace, frame } = contents
  const around = hash([frame, contents.origin ?? null])
  const hashPage = (...content: unknown[]) => hash([around, isDemo, ...content])
  const homeList = hash([rows.map((row) => without(row, 'home')), facesOf(contents, rows)])
  const plainList = hash(rows.map((row) => without(row, 'plainList')))

  const hashes = new Map([
    ['/', hashPage(homeList)],
    ['/explore', hashPage(rows.map((row) => without(row, 'explore')))],
    [
      '/shop',
      hash([
        ...[withoutFoot(frame), contents.origin ?? null, homeList],
        ...[isDemo, choicesOf(contents), contents.priceRules],
      ]),
    ],
    ['/explore_old', hashPage(plainList)],
    ['/trial', hashPage(readingFace, contents.trial, facesOf(contents, contents.trial.rows))],
    ['/licence', hashPage(readingFace)],
    ['/write', hashPage(readingFace)],
    [FAILURE_PAGE, hash(frame)],
  ])
  for (const typeface of contents.typefaces) {
    const { slug } = typeface
    hashes.set(
      `/typeface/${slug}`,
      hashPage(
        ...[specimenOf(contents, typeface), contents.sharing?.get(slug)],
        storiesTold(contents, idsOf(typeface)),
        usesIn(contents, idsOf(typeface)),
        creditsOf(contents, typeface),
      ),
    )
    hashes.set(
      `/typeface/${slug}/releases`,
      hashPage(readingFace, releasesOf(contents, typeface), contents.sharing?.get(slug)?.picture),
    )
    hashes.set(`/explore/${slug}`, hashPage(playOf(typeface), contents.sharing?.get(slug)?.picture))
    hashes.set(`/explore_old/${slug}`, hashPage(plainList, slug))
  }
  for (const { slug, title, body } of contents.pages) {
    hashes.set(`/${slug}`, hash([around, readingFace, title, body]))
  }
  for (const kind of STORY_KINDS) {
    const told = (contents.stories ?? []).filter(({ head }) => head.kind === kind)
    // In a list nobody reads when it was saved.
    const heads = told.map(({ head }) => ({ ...head, changedAt: null }))
    for (const { head, body, shown } of told) {
      hashes.set(storyPath(head), hash([around, readingFace, head, body, shown, heads]))
    }
    if (told.length > 0) {
      hashes.set(STORY_LISTS[kind].path, hash([around, heads, told.map(({ shown }) => shown)]))
    }
  }
  if (contents.uses && contents.uses.shown.length > 0) {
    hashes.set(USES.path, hashPage(usesIn(contents), contents.uses.letters))
  }
  for (const { designer, rows: drawn } of contents.designers ?? []) {
    const { slug, changedAt: _, ...said } = designer
    const [first] = drawn
    hashes.set(
      designerPath(slug),
      hashPage(
        ...[said, drawn.map((row) => without(row, 'home')), facesOf(contents, drawn)],
        ...[storiesTold(contents, designer.typefaces), othersOf(contents, slug)],
        first ? contents.sharing?.get(first.slug)?.picture : null,
      ),
    )
  }
  const licences = contents.pages.find(({ slug }) => slug === 'licences') ?? null
  hashes.set(
    '/licences',
    hash([
      ...[around, readingFace, licences],
      ...[contents.priceRules, contents.audiences ?? null, choicesOf(contents)],
    ]),
  )
  for (const { id, body } of contents.eulas) {
    hashes.set(`/eula/${id}`, hash([around, readingFace, body]))
  }
  return hashes
}

/** Who stands at the end of a designer's page: each in the letters of what they drew first. */
function othersOf({ designers = [], ...contents }: PageContents, slug: string): unknown {
  return designers
    .filter(({ designer }) => designer.slug !== slug)
    .map(({ designer, rows: [first] }) => [
      ...[designer.slug, designer.name, first?.name],
      contents.typefaces
        .filter(({ id }) => id === first?.id)
        .map(({ styles }) => styles.map(({ id, master }) => [id, master])),
    ])
}

/** Whom the credits of a typeface lead to. */
function creditsOf({ designers = [], rows }: PageContents, typeface: TypefaceContent): unknown {
  const parent = rows.find(({ slug }) => slug === typeface.parent?.slug)?.id
  const all = designers.map(({ designer }) => designer)
  return designersOf(all, [typeface.id, ...(parent ? [parent] : [])]).map(({ name, slug }) => [
    ...[name, slug],
  ])
}

function idsOf({ id, children }: TypefaceContent): string[] {
  return [id, ...children.map((child) => child.id)]
}

/** Of these typefaces, or all. Nobody reads when one was saved. */
function usesIn({ uses }: PageContents, typefaces?: string[]): unknown {
  const shown = typefaces ? usesOf(uses?.shown ?? [], typefaces) : uses?.shown
  return shown?.map((use) => ({ ...use, changedAt: null }))
}

function storiesTold({ stories = [] }: PageContents, typefaces: string[]): unknown {
  const heads = stories.map(({ head }) => head)
  return storiesAbout(heads, typefaces).map((head) => [
    storyPath(head),
    head.title,
    head.publishedOn,
  ])
}

function specimenOf(contents: PageContents, typeface: TypefaceContent): unknown {
  const families = [typeface, ...typeface.children]
  const next = contents.rows.find(({ slug }) => slug === typeface.next?.slug) ?? null
  const named = [typeface, ...(next ? [next] : [])]
  return [
    without(withChildren(typeface), 'specimen'),
    next && [next.line, next.inItself],
    facesOf(contents, named),
    families.map(({ id }) => contents.releases.get(id)),
  ]
}

function releasesOf(contents: PageContents, typeface: TypefaceContent): unknown {
  const families = [typeface, ...typeface.children]
  return [
    [typeface.slug, typeface.inItself, typeface.line, facesOf(contents, [typeface])],
    families.map(({ id, name, sampleFace }) => [name, sampleFace, contents.releases.get(id)]),
  ]
}

function playOf(typeface: TypefaceContent): unknown {
  const whole = withChildren(typeface)
  const children = whole.children.map((child) => without(child, 'playChild'))
  const bundles = whole.bundles.map(({ id, name, price, styles }) => [id, name, price, styles])
  return { ...without(whole, 'play'), children, bundles }
}

function withChildren(typeface: TypefaceContent): TypefaceContent {
  const children = typeface.children.map((child) => without(child, 'subFamily'))
  return { ...typeface, children: children as TypefaceContent[] }
}

/** The shop reads nothing of a style's file, and its list names typefaces in their menu previews. */
function choicesOf({ rows, typefaces, menuPreviews }: PageContents): unknown {
  const named = (face: unknown) => (typeof face === 'string' ? menuPreviews.get(face) : null)
  const choiceOf = (typeface: TypefaceContent): unknown => ({
    ...without(typeface, 'choice'),
    styles: typeface.styles.map((style) => ({
      ...style,
      master: null,
      menuPreview: named(style.menuFace) ?? null,
    })),
    children: typeface.children.map(choiceOf),
  })
  const bySlug = new Map(typefaces.map((typeface) => [typeface.slug, typeface]))
  return rows.flatMap(({ slug }) => bySlug.get(slug) ?? []).map(choiceOf)
}

/** Menu previews that come with a page. */
function facesOf({ menuPreviews }: PageContents, rows: Pick<TypefaceRow, 'line'>[]): unknown {
  return firstDefaultFaces(rows).map((face) => [face, menuPreviews.get(face) ?? null])
}

function without(view: object, page: keyof typeof OMITTED_FIELDS): object {
  const omitted: readonly string[] = OMITTED_FIELDS[page]
  return Object.fromEntries(Object.entries(view).filter(([name]) => !omitted.includes(name)))
}
