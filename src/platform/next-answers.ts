import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { shared } from './shared'

/** Next (16.4) says in a header that it sends a page out of its cache, the same for everybody. */
export function isCachedAnswer(response: ServerResponse): boolean {
  return response.getHeader('x-nextjs-cache') === 'HIT'
}

/** Of what Next (16.4) writes down of its build, what the shop reads; nothing public lists the routes that were built. */
export type NextRoutes = {
  /** Files of `src/app` with the routes they serve. */
  files: Record<string, string>
  /** Pages rendered at the build. */
  pages: Record<string, { srcRoute: string | null }>
  /** Routes whose further pages are cached as they are visited. */
  dynamic: Record<string, unknown>
}

export async function readNextRoutes(buildDir: string): Promise<NextRoutes> {
  const [files, rendered] = await Promise.all([
    readBuilt<NextRoutes['files']>(buildDir, 'app-path-routes-manifest.json'),
    readBuilt<{ routes: NextRoutes['pages']; dynamicRoutes: NextRoutes['dynamic'] }>(
      buildDir,
      'prerender-manifest.json',
    ),
  ])
  return {
    files: files ?? {},
    pages: rendered?.routes ?? {},
    dynamic: rendered?.dynamicRoutes ?? {},
  }
}

/** The development server has no build. */
async function readBuilt<Content>(buildDir: string, name: string): Promise<Content | null> {
  const path = join(/* turbopackIgnore: true */ buildDir, name)
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Content)
}

/** What failed in making a page, by the request it happened in: src/instrumentation.ts. */
export function pageFailures(): Map<string, PageFailure> {
  return shared('failures of pages', () => new Map<string, PageFailure>())
}

export type PageFailure = {
  /** By what Next names it on the page that it shows. */
  digest: string
  /** The database or the bucket: nothing is wrong with the page, which may be asked for again. */
  isAway: boolean
}
