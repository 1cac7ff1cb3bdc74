import { createHash } from 'node:crypto'
import { isSecret } from '@/domain/catalogue/prerelease'
import { ownValue } from '@/domain/own-value'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { build, env } from '@/env'
import { type NextRoutes, readNextRoutes } from '@/platform/next-answers'
import { shared } from '@/platform/shared'
import { type KnownRoutes, lookUpPath } from './route-lookup'

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
  // Everybody reads this list.
  const prerendered = Object.keys(pages).filter(
    (page) => shop.includes(ownValue(pages, page)?.srcRoute ?? '') && !isSecret(page),
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

type EncodedManifest = { body: string; etag: string }

type Manifest = { from: KnownRoutes | undefined; manifest: Promise<EncodedManifest> }

const cache = shared('build manifest', () => ({ last: null as Manifest | null }))

/** The manifest of the running build; null for the id of another one. Its ETag changes with what staff enter. */
export async function readBuildManifest(id: string): Promise<EncodedManifest | null> {
  if (id !== build.id) return null
  const from = globalThis.fountKnownRoutes
  if (cache.last?.from !== from || !cache.last) cache.last = { from, manifest: makeManifest(from) }
  return cache.last.manifest
}

async function makeManifest(known: KnownRoutes | undefined): Promise<EncodedManifest> {
  const { routes, prerendered } = globalThis.fountRoutes ?? { routes: {}, prerendered: [] }
  const statuses = await Promise.all(prerendered.map((path) => lookUpPath(path, known)))
  const manifest: BuildManifest = {
    id: build.id,
    routes,
    redirects: [...(known?.redirects.values() ?? [])],
    // The build still holds pages that were withdrawn since.
    prerendered: prerendered.filter((_, at) => statuses[at] === 'known'),
  }
  const body = JSON.stringify(manifest)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: the body is compressed on its way out, and the ETag stays.
  return { body, etag: `W/"${hash}"` }
}
