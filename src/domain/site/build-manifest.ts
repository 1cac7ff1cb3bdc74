import { ownValue } from '../own-value'
import type { Redirect } from './redirect'

/** What holds for every page of a route. `prerender`: it is the same for everybody and comes from the page cache. */
type RouteRules = { prerender: boolean }

/** What a browser is told of the build it runs. A pattern is written as people write it: `/typeface/{slug}`. */
export type BuildManifest = {
  id: string
  routes: Record<string, RouteRules>
  redirects: Redirect[]
  prerendered: string[]
}

/** The rules of the route that a path belongs to; null: it belongs to none. The pattern that says most wins. */
export function rulesFor(path: string, routes: BuildManifest['routes']): RouteRules | null {
  const fitting = Object.keys(routes).filter((pattern) => fits(path, pattern))
  const [closest] = fitting.toSorted((one, other) => wordsOf(other) - wordsOf(one))
  return closest === undefined ? null : (ownValue(routes, closest) ?? null)
}

function fits(path: string, pattern: string): boolean {
  const parts = partsOf(path)
  const wanted = partsOf(pattern)
  if (parts.length > wanted.length) return false
  return wanted.every((want, at) => {
    const part = parts[at]
    if (part === undefined) return want.endsWith('?}')
    return want.startsWith('{') || want === part
  })
}

function wordsOf(pattern: string): number {
  return partsOf(pattern).filter((part) => !part.startsWith('{')).length
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}
