import { LEGAL_KINDS, type LegalKind } from '../legal/legal-page'
import { isSafeLink } from '../safe-link'
import { STORY_KINDS, STORY_LISTS, type StoryKind } from '../stories/story'
import { staysInShop, type NavigationLink } from './site-frame'

/** One entry as staff made it. */
export type NavigationEntry = {
  label: string
  kind:
    | 'page'
    | 'explore'
    | 'news'
    | 'essays'
    | 'in_use'
    | 'designer'
    | 'trial'
    | 'my_licences'
    | 'address'
  /** The id of its page. */
  page: string | null
  /** The id of whom it leads to. */
  designer?: string | null
  address: string | null
}

/** A page that is published. */
export type PublishedPage = { id: string; slug: string; title: string; legal: LegalKind | null }

type Navigation = {
  bar: NavigationEntry[]
  foot: NavigationEntry[]
  pages: PublishedPage[]
  /** Whether a typeface is published: to an empty catalogue no link leads. */
  hasCatalogue: boolean
  /** Whether the foundry lends trial fonts of one. */
  hasTrials: boolean
  /** Of which kinds something is told. */
  storyKinds: readonly StoryKind[]
  /** Whether a picture shows a typeface in use. */
  hasUses?: boolean
  /** The paths of designers who have a page, by their ids. */
  designerPaths?: ReadonlyMap<string, string>
}

const EXPLORE: NavigationLink = { label: 'Explore', href: '/explore' }
const COMPARE: NavigationLink = { label: 'Compare', href: '/compare' }
const TRIAL: NavigationLink = { label: 'Trial fonts', href: '/trial' }
const MY_LICENCES: NavigationLink = { label: 'My licences', href: '/my-licences' }
const CHECK: NavigationLink = { label: 'Check a licence', href: '/licence' }
const IN_USE: NavigationLink = { label: 'In use', href: '/in-use' }
const WRITE: NavigationLink = { label: 'Write to us', href: '/write' }
const TYPEFACES: NavigationLink = { label: 'Typefaces', href: '/' }

/** Where staff made no entry: the catalogue, and the page about licences where there is one. */
export function barLinks(navigation: Navigation): NavigationLink[] {
  const { bar, pages } = navigation
  return linksOf(bar.length > 0 ? bar : usualBar(pages), navigation)
}

/** What the bar shows without an entry, as entries: staff begin there, and the first of theirs takes the place of none. */
export function usualBar(pages: readonly PublishedPage[]): NavigationEntry[] {
  return [
    entry('explore', EXPLORE.label),
    ...pages.filter(({ slug }) => slug === 'licences').map(pageEntry('Licences')),
    entry('trial', TRIAL.label),
    entry('my_licences', MY_LICENCES.label),
  ]
}

/** The same of the foot, but for what always stands there. */
export function usualFoot(pages: readonly PublishedPage[]): NavigationEntry[] {
  return [
    { ...entry('address', TYPEFACES.label), address: TYPEFACES.href },
    entry('explore', EXPLORE.label),
    { ...entry('address', COMPARE.label), address: COMPARE.href },
    entry('in_use', IN_USE.label),
    ...pages.filter(({ legal }) => legal === null).map(pageEntry()),
    entry('news', STORY_LISTS.news.title),
    entry('essays', STORY_LISTS.essay.title),
    entry('trial', TRIAL.label),
  ]
}

function entry(kind: NavigationEntry['kind'], label: string): NavigationEntry {
  return { label, kind, page: null, address: null }
}

function pageEntry(label?: string) {
  return ({ id, title }: PublishedPage): NavigationEntry => ({
    ...entry('page', label ?? title),
    page: id,
  })
}

/**
 * The ways to trial fonts and to one's own orders, which the bar of a phone leaves to the foot, to what a licence is worth, to a letter, and
 * the pages the law asks for are always among them.
 */
export function footLists(navigation: Navigation): NavigationLink[][] {
  const { foot, pages } = navigation
  const legal = legalLinks(pages)
  const isLegal = ({ href }: NavigationLink) => legal.some((link) => link.href === href)
  if (foot.length > 0) {
    const links = linksOf(foot, navigation)
    const always = [...trialLinks(navigation), MY_LICENCES, CHECK, WRITE, ...legal]
    const missing = always.filter(({ href }) => !links.some((link) => link.href === href))
    return [links, missing]
  }
  const others = pages.map(linkOfPage).filter((link) => !isLegal(link))
  return [
    [
      ...(navigation.hasCatalogue ? [TYPEFACES, EXPLORE, COMPARE] : []),
      ...(navigation.hasUses ? [IN_USE] : []),
    ],
    [
      ...others,
      ...storyLinks(navigation),
      ...trialLinks(navigation),
      ...[MY_LICENCES, CHECK, WRITE, ...legal],
    ],
  ]
}

function storyLinks({ storyKinds }: Navigation): NavigationLink[] {
  return STORY_KINDS.filter((kind) => storyKinds.includes(kind)).map((kind) => ({
    label: STORY_LISTS[kind].title,
    href: STORY_LISTS[kind].path,
  }))
}

function trialLinks({ hasTrials }: Navigation): NavigationLink[] {
  return hasTrials ? [TRIAL] : []
}

/** The published pages that the law asks for. */
export function legalLinks(pages: PublishedPage[]): NavigationLink[] {
  return LEGAL_KINDS.flatMap((kind) => pages.filter(({ legal }) => legal === kind)).map(linkOfPage)
}

function linkOfPage({ title, slug }: PublishedPage): NavigationLink {
  return { label: title, href: `/${slug}` }
}

/** An entry whose page is not published, or whose address no page may hold, is not shown. */
function linksOf(entries: NavigationEntry[], navigation: Navigation): NavigationLink[] {
  return entries.flatMap((entry) => {
    const href = hrefOf(entry, navigation)
    return href === null ? [] : [{ label: entry.label, href }]
  })
}

/** Whole, so that it leads to the same from every page: a path of the shop, or an address with its scheme. */
export function isNavigationAddress(address: string): boolean {
  return isSafeLink(address) && (staysInShop(address) || /^[a-z]+:/i.test(address))
}

function hrefOf(
  { kind, page, designer, address }: NavigationEntry,
  { pages, hasCatalogue, hasTrials, storyKinds, hasUses, designerPaths }: Navigation,
): string | null {
  switch (kind) {
    case 'explore':
      return hasCatalogue ? EXPLORE.href : null
    case 'news':
      return storyKinds.includes('news') ? STORY_LISTS.news.path : null
    case 'essays':
      return storyKinds.includes('essay') ? STORY_LISTS.essay.path : null
    case 'in_use':
      return hasUses ? IN_USE.href : null
    case 'designer':
      return (designer && designerPaths?.get(designer)) || null
    case 'trial':
      return hasTrials ? TRIAL.href : null
    case 'my_licences':
      return MY_LICENCES.href
    case 'page': {
      const published = pages.find(({ id }) => id === page)
      return published ? `/${published.slug}` : null
    }
    case 'address':
      return address && isNavigationAddress(address) ? address : null
  }
}
