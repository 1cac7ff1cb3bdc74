'use client'

import { useSyncExternalStore } from 'react'
import type { Modules } from '@/domain/catalogue/wall/field-shapes'
import { layWall } from '@/domain/catalogue/wall/lay-wall'
import type { ExploreEntry } from '../explore-entry'
import { useOpenField } from './use-open-field'
import { useRelaid } from './use-relaid'
import { WallField } from './wall-field'
import '@/storefront/styles/explore/wall.css'

type Props = { entries: ExploreEntry[]; text: string }

/** Explore's second view: every family in a field whose proportion is that of what it is for. */
export function Wall({ entries, text }: Props) {
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

const PHONE = '(max-width: 760px)'

function useModules(): Modules {
  return useSyncExternalStore(subscribe, () => (matchMedia(PHONE).matches ? 8 : 24))
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
