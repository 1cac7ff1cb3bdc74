'use client'

import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { loadCode } from '../failures/load-code'
import type { SetWord } from './set-word'
import type { WordStyle } from './word-styles'

type Props = {
  /** The visitor's own word; null: there is none to set. */
  word: string | null
  /** What it may be set in; the families of the list of fonts where it is not given. */
  styles?: () => WordStyle[]
  /** The height to reserve for it, as a part of the measure; otherwise what stands here keeps the room. */
  proportion?: number
  /** What stands here until it is set, and where nothing fits. */
  children: ReactNode
}

type Chosen = { word: string; face: string; Word: typeof SetWord }

/** While somebody types. */
const PAUSE_MS = 200

/** The visitor's own word from margin to margin, in the family whose ink fits it best. For eyes alone: a sentence says it. */
export function OwnWord({ word, styles, proportion, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef(styles)
  const [chosen, setChosen] = useState<Chosen | null>(null)

  useEffect(() => {
    list.current = styles
  })

  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      void choose(word, box.current, list.current).then((next) => isCurrent && setChosen(next))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [word])

  return (
    <div
      ref={box}
      className={`own-word${proportion ? ' is-reserved' : ''}${chosen ? ' is-set' : ''}`}
      style={proportion ? ({ '--proportion': proportion.toFixed(4) } as CSSProperties) : undefined}
      aria-hidden="true"
    >
      {children}
      {chosen && <chosen.Word word={chosen.word} face={chosen.face} />}
    </div>
  )
}

async function choose(word: string | null, box: HTMLElement | null, styles: Props['styles']) {
  if (!word || !box) return null
  try {
    const { chooseFaceFor, SetWord: Word } = await loadCode(() => import('./set-word'))
    const face = await chooseFaceFor(word, box, styles?.())
    return face ? { word, face, Word } : null
  } catch {
    return null // what stands here stays
  }
}
