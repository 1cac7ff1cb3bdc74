'use client'

import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExploreEntry } from '../explore-entry'

/** The entries as the wall shows them: those of a new filter come in a view transition, in which each field has its name. */
export function useRelaid(entries: ExploreEntry[]): ExploreEntry[] {
  const [laid, setLaid] = useState(entries)
  const slugs = slugsOf(entries)
  const isLaid = slugs === slugsOf(laid)

  useLayoutEffect(() => {
    if (isLaid) return
    if (canMove()) relay(() => flushSync(() => setLaid(entries)))
    else setLaid(entries)
    // Other entries of the same families are not laid anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [slugs])

  return isLaid ? entries : laid
}

let latest: ViewTransition | null = null

function relay(update: () => void): void {
  const { dataset } = document.documentElement
  dataset.relays = ''
  const transition = document.startViewTransition(update)
  latest = transition
  // One that is overtaken by the next is no fault.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => {
    if (latest === transition) delete dataset.relays
  })
}

function canMove(): boolean {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return 'startViewTransition' in document && !isStill
}

function slugsOf(entries: ExploreEntry[]): string {
  return entries.map(({ slug }) => slug).join()
}
