'use client'

import { useId, useRef } from 'react'
import type { BlockView } from '@/domain/site/blocks/block-view'
import { BlockPicture } from '../ui/picture-image'

type Props = { view: Extract<BlockView, { kind: 'slider' }> }

/** A row of pictures that is drawn sideways, by hand, wheel or keyboard; the buttons turn a page of it. */
export function SliderBlock({ view: { heading, pictures } }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const turn = (pages: 1 | -1) => {
    const row = list.current
    row?.scrollBy({ left: pages * row.clientWidth * 0.9, behavior: 'smooth' })
  }

  return (
    <div className="block-slider">
      {/* What scrolls is reached by keyboard. */}
      <ul ref={list} id={id} tabIndex={0} aria-label={heading ?? `${pictures.length} pictures`}>
        {pictures.map((picture, place) => (
          <li key={`${place} ${picture.url}`}>
            <BlockPicture picture={picture} sizes="(max-width: 760px) 90vw, 60vw" />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <p className="slider-turn">
          <span className="num soft">{pictures.length} pictures</span>
          <button type="button" aria-controls={id} onClick={() => turn(-1)}>
            <span aria-hidden="true">←</span> Back
          </button>
          <button type="button" aria-controls={id} onClick={() => turn(1)}>
            Next <span aria-hidden="true">→</span>
          </button>
        </p>
      ) : null}
    </div>
  )
}
