import type { Payload } from 'payload'
import { parseRedirects, type Redirect, resolveRedirects } from '@/domain/site/redirect'
import { lookUpPath, type Slugs } from './route-lookup'
import { findPublishedSlugs } from '../../records/published-catalogue'
import { readPriceRules } from '../../records/prices/price-inputs'
import { findPublicDesigners } from '../../records/site/designers'
import { findRedirects } from '../../records/pages'

/** Reads the slugs and redirects that the proxy looks paths up in. */
export async function loadKnownRoutes(payload: Payload): Promise<void> {
  const [slugs, designers, entered, rules] = await Promise.all([
    findPublishedSlugs(payload),
    findPublicDesigners(payload),
    findRedirects(payload),
    readPriceRules(payload),
  ])
  // The table of licences needs no words of the foundry's own.
  const ofShop = rules.licenceTypes.length > 0 ? ['licences'] : []
  const known = {
    typefaces: new Set(slugs.typefaces),
    pages: new Set([...slugs.pages, ...ofShop]),
    stories: new Set(slugs.stories),
    designers: new Set(designers.map(({ slug }) => slug)),
  }
  const redirects = await withoutLivePages(parseRedirects(entered), known)
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
