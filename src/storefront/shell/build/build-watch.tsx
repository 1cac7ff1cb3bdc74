'use client'

import { useEffect } from 'react'
import { checkLatestBuild } from './check-latest-build'
import { readConnection } from '../preloading/network-information'
import { loadManifest } from './load-manifest'

const MANIFEST_AFTER_MS = 1000
const POLL_EVERY_MS = 3_600_000

/** Learns what build this page belongs to, and every hour whether the server still runs it. Trouble is for the console. */
export function BuildWatch({ build }: { build: string }) {
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

function reportManifest(error: unknown): void {
  console.error('The build manifest could not be loaded:', error)
}

function reportPoll(error: unknown): void {
  console.error('The shop does not say which build it runs:', error)
}
