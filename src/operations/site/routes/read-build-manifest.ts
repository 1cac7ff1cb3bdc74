import { createHash } from 'node:crypto'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { build } from '@/env'
import { shared } from '@/platform/shared'
import { type KnownRoutes, lookUpPath } from './route-lookup'
import './built-routes'

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
