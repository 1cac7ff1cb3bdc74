import type { Payload } from 'payload'
import type { Redirect } from '@/domain/site/redirect'
import { parseRedirects, resolveRedirects } from '@/domain/site/resolve-redirects'
import { judgeAddress, type KnownAddresses } from './route-lookup'
import { findPublishedSlugs } from '../../catalogue/catalogue-records'
import { findRedirects } from './redirect-records'

/** Reads the addresses that the proxy knows by heart. */
export async function loadKnownAddresses(payload: Payload): Promise<void> {
  const [slugs, entered] = await Promise.all([findPublishedSlugs(payload), findRedirects(payload)])
  const known = { typefaces: new Set(slugs.typefaces), pages: new Set(slugs.pages) }
  const redirects = await withoutLivePages(parseRedirects(entered), known)
  globalThis.fountAddresses = {
    ...known,
    redirects: new Map(resolveRedirects(redirects).map((redirect) => [redirect.from, redirect])),
  }
}

/** A page that is there is shown, whatever was entered for its path. */
async function withoutLivePages(
  redirects: Redirect[],
  known: Pick<KnownAddresses, 'typefaces' | 'pages'>,
): Promise<Redirect[]> {
  const verdicts = await Promise.all(redirects.map(({ from }) => judgeAddress(from, known)))
  return redirects.filter((_, at) => verdicts[at] !== 'known')
}
