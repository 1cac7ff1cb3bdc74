import type { Payload } from 'payload'
import type { DownloadRefusal } from '../../downloads/open-download'
import type { ServerCall } from '../../staff/refuse-calls'
import type { Refusal } from '@/domain/shop-error'
import { typefacesSeen } from '@/domain/site/uses/use'
import {
  parseRedirects,
  type Redirect,
  resolveRedirects,
  withoutTrailingSlash,
} from '@/domain/site/redirect'
import { isSecret } from '@/domain/catalogue/prerelease'
import { findRedirects } from '../../records/pages'
import { readPriceRules } from '../../records/prices/price-inputs'
import { findPublishedSlugs } from '../../records/published-catalogue'
import { findPublicDesigners } from '../../records/site/designers'
import { listUses } from '../../records/site/uses'

/** Slugs of existing pages, held in memory so that the proxy can respond 404 with words before a page is rendered. */
export type KnownRoutes = {
  typefaces: Set<string>
  pages: Set<string>
  /** Paths of news and essays. */
  stories: Set<string>
  /** The slugs of typefaces that are seen in use. */
  uses: Set<string>
  designers: Set<string>
  /** What staff entered, by the old path. */
  redirects: Map<string, Redirect>
}

/** Lookups that need the database. */
export type KeyLookup = Record<'cart' | 'quote' | 'eula', (key: string) => Promise<boolean>> & {
  /** Whether a licence type's text has such a version. */
  eulaVersion: (named: { type: string; version: string }) => Promise<boolean>
  /** Whether a request comes from staff. */
  staff: (headers: Headers) => Promise<boolean>
  /** Why a link gives no download to this client; null: it gives one. */
  download: (token: string, client: string | null) => Promise<DownloadRefusal | null>
  /** Why a link shows no order; null: it does. */
  order: (key: string) => Promise<Refusal | null>
  /** Why the page of a licence's check is not shown to this client; null: it is. */
  licence: (key: string, client: string | null) => Promise<Refusal | null>
  /** Why a page that is made for each visit is not made for this client now; null: it is. */
  madePage: (client: string | null) => Promise<Refusal | null>
  /** Why this caller may call no server function now; null: they may. */
  serverCall: (call: ServerCall) => Promise<Refusal | null>
}

declare global {
  // The proxy and the pages are bundled apart and share nothing but these.
  var fountKnownRoutes: KnownRoutes | undefined
  var fountKeyLookup: KeyLookup | undefined
}

export type Slugs = Omit<KnownRoutes, 'redirects'>

type PathStatus = 'known' | 'no_route' | 'no_page'

/** What staff entered for a path that leads nowhere by itself; null: nothing. */
export function redirectFrom(pathname: string): Redirect | null {
  return globalThis.fountKnownRoutes?.redirects.get(withoutTrailingSlash(pathname)) ?? null
}

const SHOP_PAGES = new Set([
  '',
  'explore',
  'explore_old',
  'shop',
  'licences',
  'trial',
  'compare',
  'my-licences',
  'licence',
  'write',
])
/** Files that machines ask for; no page can have such a slug. */
const FILES = new Set(['sitemap.xml', 'robots.txt', 'releases.xml', 'feed.xml', 'favicon.ico'])
/** The proxy leaves paths below these to their own handlers. Only the admin is a page too. */
const NOT_PAGES = new Set(['_next', 'admin', 'api', 'cards'])

/** Drafts exist for staff alone: for everybody else the path of a preview is as unknown as any other. */
export async function lookUpRequest(pathname: string, headers: Headers): Promise<PathStatus> {
  if (!/^\/preview\/(typefaces|pages|stories|uses)\/[^/]+$/.test(pathname))
    return lookUpPath(pathname)
  return (await globalThis.fountKeyLookup?.staff(headers)) === false ? 'no_route' : 'known'
}

/** Whether a path of the shop leads somewhere. A server that is still starting has no lists yet and lets every path through. */
export async function lookUpPath(
  pathname: string,
  slugs: Slugs | undefined = globalThis.fountKnownRoutes,
): Promise<PathStatus> {
  const [first = '', second, ...rest] = pathname.split('/').slice(1).filter(isSegment)
  if (first === 'admin' || (NOT_PAGES.has(first) && second)) return 'known'
  if (first === 'eula' && second && rest.length === 1) return lookUpVersion(second, rest[0] ?? '')
  const isOfTypeface = first === 'typeface' && rest.length === 1
  if (isOfTypeface && second && ['releases', 'specimen.pdf'].includes(rest[0] ?? '')) {
    return lookUpTypeface(second, slugs)
  }
  if (second === undefined && FILES.has(first)) return 'known'
  if (rest.length > 0) return 'no_route'
  if (second === undefined) return lookUpPage(first, slugs)

  switch (first) {
    case 'typeface':
    case 'explore':
    case 'explore_old':
      return lookUpTypeface(second, slugs)
    case 'news':
    case 'essays':
      return slugs?.stories.has(`/${first}/${second}`) === false ? 'no_page' : 'known'
    case 'designer':
      return slugs?.designers.has(second) === false ? 'no_page' : 'known'
    case 'cart':
    case 'quote':
    case 'eula':
      return (await globalThis.fountKeyLookup?.[first](second)) === false ? 'no_page' : 'known'
    // Their pages say what the link of a mail is worth; of a licence and an order the proxy asks beforehand.
    case 'mail':
    case 'my-licences':
    case 'licence':
    case 'order':
      return 'known'
    default:
      return 'no_route'
  }
}

function lookUpTypeface(slug: string, slugs: Slugs | undefined): PathStatus {
  return slugs?.typefaces.has(slug) === false ? 'no_page' : 'known'
}

async function lookUpVersion(type: string, version: string): Promise<PathStatus> {
  const isThere = await globalThis.fountKeyLookup?.eulaVersion({ type, version })
  return isThere === false ? 'no_page' : 'known'
}

function lookUpPage(slug: string, slugs: Slugs | undefined): PathStatus {
  if (SHOP_PAGES.has(slug)) return 'known'
  // A list of nothing is no page.
  if (slug === 'news' || slug === 'essays') {
    const isEmpty = slugs && ![...slugs.stories].some((path) => path.startsWith(`/${slug}/`))
    return isEmpty ? 'no_page' : 'known'
  }
  if (slug === 'in-use') return slugs?.uses.size === 0 ? 'no_page' : 'known'
  if (slugs?.pages.has(slug) !== false) return 'known'
  return ['typeface', 'designer', 'cart', 'order', 'quote', 'eula'].includes(slug)
    ? 'no_route'
    : 'no_page'
}

/** A slash at the end changes nothing. */
function isSegment(part: string, index: number, parts: string[]): boolean {
  return part !== '' || index < parts.length - 1
}

/** Reads the slugs and redirects that the proxy looks paths up in. */
export async function loadKnownRoutes(payload: Payload): Promise<void> {
  const [slugs, designers, entered, rules, uses] = await Promise.all([
    findPublishedSlugs(payload),
    findPublicDesigners(payload),
    findRedirects(payload),
    readPriceRules(payload),
    listUses(payload),
  ])
  // The table of licences needs no words of the foundry's own.
  const ofShop = rules.licenceTypes.length > 0 ? ['licences'] : []
  const known = {
    typefaces: new Set(slugs.typefaces),
    pages: new Set([...slugs.pages, ...ofShop]),
    stories: new Set(slugs.stories),
    uses: new Set(typefacesSeen(uses).map(({ slug }) => slug)),
    designers: new Set(designers.map(({ slug }) => slug)),
  }
  // What once led to a typeface does not lead to where it is secret.
  const open = parseRedirects(entered).filter(({ to }) => !isSecret(to))
  const redirects = await withoutLivePages(open, known)
  globalThis.fountKnownRoutes = {
    ...known,
    redirects: new Map(resolveRedirects(redirects).map((redirect) => [redirect.from, redirect])),
  }
}

/** An existing page is shown, even when a redirect was entered for its path. */
async function withoutLivePages(redirects: Redirect[], known: Slugs): Promise<Redirect[]> {
  const statuses = await Promise.all(redirects.map(({ from }) => lookUpPath(from, known)))
  return redirects.filter((_, at) => statuses[at] !== 'known')
}
