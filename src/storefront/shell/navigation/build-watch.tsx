'use client'

import { useEffect } from 'react'
import type { BuildManifest } from '@/domain/site/build-manifest'
import { isCode } from '../before-hydration/watch-failures'
import { isOutdated, setIncomplete, setOutdated, setRedirects } from './link-targets'
import { callShop } from '../requests/call-shop'
import { readConnection, startPreloading } from './start-preloading'

const MANIFEST_AFTER_MS = 1000

const POLL_EVERY_MS = 3_600_000

/**
 * Loads the manifest of the build that this page belongs to, and checks every hour whether the server still runs that build.
 * Both come with the page: a file of their own may be gone by then, with the build. Errors are for the console.
 */
export function BuildWatch({ build }: { build: string }) {
  useEffect(() => watchCode(), [])
  useEffect(() => {
    const manifest = setTimeout(() => {
      if (readConnection().effectiveType === 'slow-2g') return
      void loadManifest(build).catch(reportManifest)
    }, MANIFEST_AFTER_MS)
    const poll = setInterval(() => void checkLatestBuild(build).catch(reportPoll), POLL_EVERY_MS)

    return () => {
      clearTimeout(manifest)
      clearInterval(poll)
    }
  }, [build])

  return null
}

/** React reports code that does not come where a page needs it, and that page stands in place of this one by then. */
function watchCode(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && isCode(target)) setIncomplete()
  }
  addEventListener('error', note, true)
  return () => removeEventListener('error', note, true)
}

/** Without the manifest the shop works as well: nothing is preloaded, and the server redirects. */
async function loadManifest(build: string): Promise<void> {
  const { redirects, routes } = await callShop<BuildManifest>(`/builds/meta/${build}.json`)
  setRedirects(redirects)
  startPreloading(routes)
}

/** When the server runs another build than this page's, the next navigation loads its page in full. */
async function checkLatestBuild(build: string): Promise<void> {
  if (isOutdated()) return
  const { id } = await callShop<{ id?: unknown }>(`/builds/latest.json?${Date.now()}`)
  if (typeof id !== 'string') throw new TypeError('The answer names no build.')
  if (id === build) return
  setOutdated()
  reloadOnTraversal()
}

/** Links check `isOutdated` before they lead anywhere; the browser's own buttons do not. */
function reloadOnTraversal(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}

function reportManifest(error: unknown): void {
  console.error('The build manifest could not be loaded:', error)
}

function reportPoll(error: unknown): void {
  console.error('The shop does not say which build it runs:', error)
}
