import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { env } from '@/env'

/** The shop's pages in Next's own build manifests. */
export type NextRoutes = {
  /** Files of `src/app` with the routes they serve. */
  files: Record<string, string>
  /** Pages rendered at the build. */
  pages: Record<string, { srcRoute: string | null }>
  /** Routes whose further pages are cached as they are visited. */
  dynamic: Record<string, unknown>
}

export type BuiltRoutes = Pick<BuildManifest, 'routes' | 'prerendered'>

declare global {
  // Read at the start: a newer build may fill the folder while this one runs.
  var fountRoutes: BuiltRoutes | undefined
}

export async function loadBuiltRoutes(): Promise<void> {
  const [files, rendered] = await Promise.all([
    readBuilt<NextRoutes['files']>('app-path-routes-manifest.json'),
    readBuilt<{ routes: NextRoutes['pages']; dynamicRoutes: NextRoutes['dynamic'] }>(
      'prerender-manifest.json',
    ),
  ])
  globalThis.fountRoutes = describeRoutes({
    files: files ?? {},
    pages: rendered?.routes ?? {},
    dynamic: rendered?.dynamicRoutes ?? {},
  })
}

/** The shop's own pages among the built ones, written as patterns, always in the same order. */
export function describeRoutes({ files, pages, dynamic }: NextRoutes): BuiltRoutes {
  const shop = Object.entries(files)
    .filter(([file]) => file.startsWith('/(shop)/') && file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !route.startsWith('/missing'))
    .toSorted()
  const rules = shop.map((route) => [patternOf(route), { prerender: isCached(route) }] as const)
  const prerendered = Object.keys(pages).filter((page) =>
    shop.includes(pages[page]?.srcRoute ?? ''),
  )
  return { routes: Object.fromEntries(rules), prerendered: prerendered.toSorted() }

  function isCached(route: string): boolean {
    return route in pages || route in dynamic
  }
}

/** `/typeface/{slug}` for Next's `/typeface/[slug]`, `{slug?}` for `[[...slug]]`. */
function patternOf(route: string): string {
  return route
    .replace(/\[\[\.\.\.([^\]]+)\]\]/g, '{$1?}')
    .replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}')
}

/** The development server has no build. */
async function readBuilt<Content>(name: string): Promise<Content | null> {
  const path = join(/* turbopackIgnore: true */ env.buildDir, name)
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Content)
}
