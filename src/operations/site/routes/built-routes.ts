import { ownValue } from '@/domain/own-value'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { env } from '@/env'
import { type NextRoutes, readNextRoutes } from '@/platform/next-answers'

export type BuiltRoutes = Pick<BuildManifest, 'routes' | 'prerendered'>

declare global {
  // Read at the start: a newer build may fill the folder while this one runs.
  var fountRoutes: BuiltRoutes | undefined
}

export async function loadBuiltRoutes(): Promise<void> {
  globalThis.fountRoutes = describeRoutes(await readNextRoutes(env.buildDir))
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
    shop.includes(ownValue(pages, page)?.srcRoute ?? ''),
  )
  return { routes: Object.fromEntries(rules), prerendered: prerendered.toSorted() }

  function isCached(route: string): boolean {
    return Object.hasOwn(pages, route) || Object.hasOwn(dynamic, route)
  }
}

/** `/typeface/{slug}` for Next's `/typeface/[slug]`, `{slug?}` for `[[...slug]]`. */
function patternOf(route: string): string {
  return route
    .replace(/\[\[\.\.\.([^\]]+)\]\]/g, '{$1?}')
    .replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}')
}
