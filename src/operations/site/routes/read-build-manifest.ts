import { createHash } from 'node:crypto'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { build } from '@/env'
import { type KnownRoutes, lookUpPath } from './route-lookup'
import './built-routes'

export type ReadyManifest = { body: string; tag: string }

let ready: { from: KnownRoutes | undefined; made: Promise<ReadyManifest> } | null = null

/** The manifest of the build that runs here; null: the id is another one's. Its tag follows what staff enter. */
export async function readBuildManifest(id: string): Promise<ReadyManifest | null> {
  if (id !== build.id) return null
  const from = globalThis.fountKnownRoutes
  if (ready?.from !== from || !ready) ready = { from, made: makeManifest(from) }
  return ready.made
}

async function makeManifest(addresses: KnownRoutes | undefined): Promise<ReadyManifest> {
  const { routes, prerendered } = globalThis.fountRoutes ?? { routes: {}, prerendered: [] }
  const verdicts = await Promise.all(prerendered.map((path) => lookUpPath(path, addresses)))
  const manifest: BuildManifest = {
    id: build.id,
    routes,
    redirects: [...(addresses?.redirects.values() ?? [])],
    // A page that was withdrawn since is in the build, and leads nowhere.
    prerendered: prerendered.filter((_, at) => verdicts[at] === 'known'),
  }
  const body = JSON.stringify(manifest)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  // Weak: Next packs the body on its way out, and the tag stays.
  return { body, tag: `W/"${hash}"` }
}
