'use client'

import { useSyncExternalStore, useLayoutEffect, useState } from 'react'
import type { Modules } from '@/domain/catalogue/wall/choose-shape'
import { layWall } from '@/domain/catalogue/wall/lay-wall'
import { useArrivedFaces } from '../../shell/fonts/use-arrived-faces'
import type { ExploreEntry } from '../explore-entry'
import { useOpenField, WallField } from './wall-field'
import '@/storefront/styles/explore/wall.css'
import { flushSync } from 'react-dom'

/** Fields that a window shows above its lower edge. */
const FIRST_FIELDS = 6

/** Explore's second view: every family in a field whose proportion is that of what it is for. */
export function Wall({ entries, text }: { entries: ExploreEntry[]; text: string }) {
  useArrivedFaces(() => firstFaces(entries))
  const modules = useModules()
  const fields = useRelaid(entries).map((entry) => ({ entry, shape: entry.wall.shape }))
  const placed = layWall(fields, modules)
  const [open, setOpen] = useOpenField(placed.map(({ field }) => field.entry.slug))

  return (
    <div className="wall">
      {placed.map(({ field: { entry }, ...place }) => (
        <WallField
          // Another face is another field: hidden until it is there, and measured in it.
          key={`${entry.slug} ${entry.wall.sampleFace.face}`}
          {...{ entry, place }}
          isLastOfLine={place.x + place.width === modules}
          text={text.trim()}
          isOpen={entry.slug === open}
          onOpen={setOpen}
        />
      ))}
    </div>
  )
}

/** Of a wall that takes the place of the rows, which stay until then; one that an address leads to comes at once. */
function firstFaces(entries: ExploreEntry[]): string[] {
  if (document.documentElement.dataset.slide !== 'wall') return []
  return [...new Set(entries.slice(0, FIRST_FIELDS).map(({ wall }) => wall.sampleFace.face))]
}

const PHONE = '(max-width: 760px)'

function useModules(): Modules {
  return useSyncExternalStore(subscribe, () => (matchMedia(PHONE).matches ? 8 : 24))
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The entries as the wall shows them: those of a new filter come in a view transition, in which each field has its name. */
function useRelaid(entries: ExploreEntry[]): ExploreEntry[] {
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
