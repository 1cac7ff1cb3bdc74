import { ViewTransition } from 'react'
import type { AnimatedLine } from '@/domain/catalogue/lines/line-metrics'
import type { Direction } from '@/domain/catalogue/typeface-view'
import type { Arrival } from '../menu-faces/menu-faces'
import { NameLine } from './name-line'

/** Names of more parts have no space for the numbers on a phone. */
const MANY = 10

type AnimatedNameProps = {
  line: AnimatedLine | null
  /** The typeface's name in the interface face's script. */
  name: string
  slug: string
  lang: string
  dir: Direction
  /** Where the name is heaviest at first, 0 to 1. */
  peak?: number
  /** How its font comes where it is not in the page. */
  arrival?: Arrival
}

/** A typeface's name, set in itself from margin to margin. It is the view transition n-{slug}. */
export function AnimatedName({ line, name, slug, lang, dir, peak, arrival }: AnimatedNameProps) {
  return (
    <ViewTransition name={`n-${slug}`} default="none" share="name">
      <div className={line && line.parts.length > MANY ? 'name many' : 'name'}>
        {line ? (
          <NameLine line={line} name={name} lang={lang} dir={dir} peak={peak} arrival={arrival} />
        ) : (
          <span className="name-plain" translate="no" aria-hidden="true">
            {name}
          </span>
        )}
      </div>
    </ViewTransition>
  )
}
