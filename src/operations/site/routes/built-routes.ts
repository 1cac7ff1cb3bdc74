import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { env } from '@/env'

/** What Next made of the shop's pages, in its own writing. */
export type NextRoutes = {
  /** Files of `src/app` with the routes they answer. */
  files: Record<string, string>
  /** Pages that were rendered while building. */
  pages: Record<string, { srcRoute: string | null }>
  /** Routes of which more pages may be kept while the shop runs. */
  kept: Record<string, unknown>
}

export type BuiltRoutes = Pick<BuildManifest, 'routes' | 'prerendered'>

declare global {
  // Read when the server starts: a newer build may fill the folder while this one runs.
  var fountRoutes: BuiltRoutes | undefined
}

export async function loadBuiltRoutes(): Promise<void> {
  const [files, rendered] = await Promise.all([
    readBuilt<NextRoutes['files']>('app-path-routes-manifest.json'),
    readBuilt<{ routes: NextRoutes['pages']; dynamicRoutes: NextRoutes['kept'] }>(
      'prerender-manifest.json',
    ),
  ])
  globalThis.fountRoutes = describeRoutes({
    files: files ?? {},
    pages: rendered?.routes ?? {},
    kept: rendered?.dynamicRoutes ?? {},
  })
}

/** The shop's own pages among what was built, in the shop's writing, always in the same order. */
export function describeRoutes({ files, pages, kept }: NextRoutes): BuiltRoutes {
  const shop = Object.entries(files)
    .filter(([file]) => file.startsWith('/(shop)/') && file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !route.startsWith('/missing'))
    .toSorted()
  const rules = shop.map((route) => [patternOf(route), { prerender: isKept(route) }] as const)
  const prerendered = Object.keys(pages).filter((page) =>
    shop.includes(pages[page]?.srcRoute ?? ''),
  )
  return { routes: Object.fromEntries(rules), prerendered: prerendered.toSorted() }

  function isKept(route: string): boolean {
    return route in pages || route in kept
  }
}

/** `/typeface/{slug}` for Next's `/typeface/[slug]`, `{slug?}` for `[[...slug]]`. */
function patternOf(route: string): string {
  return route
    .replace(/\[\[\.\.\.([^\]]+)\]\]/g, '{$1?}')
    .replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}')
}

/** While developing, nothing is built. */
async function readBuilt<Content>(name: string): Promise<Content | null> {
  const path = join(/* turbopackIgnore: true */ env.buildDir, name)
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Content)
}
