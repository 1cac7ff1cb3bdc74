'use client'

import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FoundGroup } from '@/domain/catalogue/glyphs/find-glyphs'
import { loadFaces } from '../shell/fonts/font-state'
import { isMouseMotion } from '../shell/navigation/browser-navigation'
import { axisSettings } from '../tester/text/face-style'
import type { CaseOfStyle } from './case-of-style'
import { type CasePlace, moveInCase } from './move-in-case'
import { GlyphBand } from './glyph-band'
import type { GlyphStyle } from './list-glyph-styles'
import { bandSizes, GlyphCompartment, LETTERS_A_BAND } from './page-case'

type Props = {
  shown: CaseOfStyle
  groups: Compartment[]
  open: CasePlace
  /** The pointer shows another letter. */
  isPointed: boolean
  /** The pointer has not moved since the letter was opened. */
  isStill: boolean
  onOpen: (place: CasePlace) => void
  /** The pointer moves again. */
  onMove: () => void
  /** The letter beneath the pointer; null: it has left them. */
  onPoint: (place: CasePlace | null) => void
}

/** A compartment cut into bands, each of which stays the same list. */
export type Compartment = FoundGroup & { bands: number[][] }

/** The compartments: one stop for the Tab key, arrow keys from letter to letter. */
export function GlyphGroups(props: Props) {
  const { shown, groups, open, isPointed, isStill, onOpen, onMove, onPoint } = props
  const { className, style } = useLetterStyle(shown.style)
  const element = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)

  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    buttonAt(element.current, open)?.focus()
  }, [open])

  function move(event: KeyboardEvent) {
    const from = placeOf(event.target)
    if (!from || event.altKey || event.metaKey) return
    const columns = Number(getComputedStyle(event.currentTarget).getPropertyValue('--columns'))
    const sizes = groups.map(({ codes }) => codes.length)
    const { key, ctrlKey } = event
    const to = moveInCase(sizes, from, { key, ctrlKey, columns })
    if (!to) return
    event.preventDefault()
    isMoved.current = true
    onOpen(to)
  }

  return (
    <div
      ref={element}
      className={`${className}${isPointed ? ' is-pointed' : ''}${isStill ? ' is-still' : ''}`}
      style={style}
      role="group"
      aria-label="Glyphs"
      onClick={({ target }) => {
        const place = placeOf(target)
        if (place) onOpen(place)
      }}
      onKeyDown={move}
      onPointerMove={(event) => {
        if (!isStill || !isMouseMotion(event)) return
        onMove()
        onPoint(placeOf(event.target))
      }}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse') onPoint(placeOf(target))
      }}
      onPointerLeave={() => onPoint(null)}
    >
      {groups.map(({ name, codes, bands, feature }, group) => (
        <GlyphCompartment key={name} name={name} count={codes.length}>
          {bands.map((band, number) => {
            const first = number * LETTERS_A_BAND
            const isIn =
              open.group === group && open.index >= first && open.index < first + band.length
            const place = isIn ? open.index : null
            return (
              <GlyphBand
                key={first}
                {...{ shown, group, first, feature }}
                codes={band}
                open={place}
              />
            )
          })}
        </GlyphCompartment>
      ))}
    </div>
  )
}

export function cutInBands(groups: FoundGroup[]): Compartment[] {
  return groups.map((group) => ({
    ...group,
    bands: bandSizes(group.codes.length).map((size, band) =>
      group.codes.slice(band * LETTERS_A_BAND, band * LETTERS_A_BAND + size),
    ),
  }))
}

function placeOf(target: EventTarget | null): CasePlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  if (!cell) return null
  const [group = 0, index = 0] = (cell.dataset.place ?? '').split(' ').map(Number)
  return { group, index }
}

function buttonAt(within: HTMLElement | null, { group, index }: CasePlace): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-place="${group} ${index}"]`) ?? null
}

const AGAIN_AFTER_MS = 15_000

/** Letters in the face of their style: until it has come none is shown, rather than one of another face. */
export function useLetterStyle({ face, coordinates }: GlyphStyle) {
  const style = { '--letter-face': `"${face}"`, '--letter-axes': axisSettings(coordinates) }
  return {
    className: useIsLoaded(face) ? 'glyph-groups' : 'glyph-groups is-unset',
    style: style as CSSProperties,
  }
}

function useIsLoaded(face: string): boolean {
  const [loaded, setLoaded] = useState('')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const load = () =>
      void loadFaces([face], ' ').then((isLoaded) => {
        if (!isCurrent) return
        if (isLoaded) setLoaded(face)
        else timer = setTimeout(load, AGAIN_AFTER_MS)
      })
    load()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [face])

  return loaded === face
}
