'use client'

import { useSyncExternalStore } from 'react'
import type { Modules } from '@/domain/catalogue/wall/field-shapes'
import { layWall } from '@/domain/catalogue/wall/lay-wall'
import { useArrivedFaces } from '../../shell/fonts/use-arrived-faces'
import type { ExploreEntry } from '../explore-entry'
import { useOpenField, WallField } from './wall-field'
import { useRelaid } from './use-relaid'
import '@/storefront/styles/explore/wall.css'

type Props = { entries: ExploreEntry[]; text: string }

/** Fields that a window shows above its lower edge. */
const FIRST_FIELDS = 6

/** Explore's second view: every family in a field whose proportion is that of what it is for. */
export function Wall({ entries, text }: Props) {
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
