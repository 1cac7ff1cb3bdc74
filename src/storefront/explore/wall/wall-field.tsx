'use client'

import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Shape } from '@/domain/catalogue/typeface-view'
import type { PlacedField } from '@/domain/catalogue/wall/lay-wall'
import { keepNamesWhole } from '../../catalogue/row-text'
import { PriceIn } from '../../ui/price-in'
import { ShopLink } from '../../shell/navigation/shop-link'
import {
  faceStyle,
  featuresIn,
  featuresOn,
  hasFeaturesOn,
  LACKING_LETTERS,
} from '../../tester/text/face-style'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { useLetters } from '../../tester/text/use-letters'
import { onFacesLoaded } from '../../ui/face-loads'
import { lackOfFamily, styleIdOf } from '../case-faces'
import type { ExploreEntry } from '../explore-entry'
import { typefaceLink } from '../typeface-link'
import { setLines, setPage, setTable } from './set-specimen'

type Props = {
  entry: ExploreEntry
  place: Omit<PlacedField<unknown>, 'field'>
  isLastOfLine: boolean
  text: string
  isOpen: boolean
  onOpen: (slug: string) => void
}

/** One family on the wall: its name, its text, and what for; open, in the other tone, who made it and what it costs. */
export function WallField({ entry, place, isLastOfLine, text, isOpen, onOpen }: Props) {
  const { slug, name, inItself, who, extent, price, before, purpose, wall, features = [] } = entry
  const { shape, sample, sampleFace } = wall
  const isTall = shape === 'mast' && place.height > place.width
  const [inView, isReady, , fallback] = useFaceInView<HTMLElement>(sampleFace.face)
  const face = isReady ? faceStyle(sampleFace.face, sampleFace.coordinates, fallback) : undefined
  const shown = text || sample.text
  const set = { ...face, fontFeatureSettings: featuresOn(featuresIn(shown, features)) }
  const lacking = useLetters(
    {
      styleId: styleIdOf(entry, sampleFace.face),
      face: sampleFace.face,
      text: shown,
      hasFeatures: hasFeaturesOn(set),
    },
    fallback === LACKING_LETTERS,
  )
  const styleKey = JSON.stringify(set)
  const box = useSpecimen({ text: shown, shape, isTall, styleKey }, isReady)
  const href = typefaceLink(entry, text, { ...sampleFace, shownFor: wall.shownFor })
  const [styles, ...axes] = extent.split(', ')

  return (
    <ShopLink
      href={href}
      className={`wall-field${isOpen ? ' inverted' : ''}${isTall ? ' is-tall' : ''}`}
      style={placeStyle(place, slug)}
      data-edge={[place.x === 0 ? 'start' : '', isLastOfLine ? 'end' : ''].join(' ').trim()}
      data-slug={slug}
      preload={!href.includes('?')}
      onFocus={() => onOpen(slug)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onOpen(slug)}
    >
      {inItself.text !== name && <span className="vh">{name}</span>}
      <span
        className={isReady ? 'wall-name' : 'wall-name is-unset'}
        lang={inItself.lang}
        dir={inItself.dir}
        translate="no"
        aria-hidden={inItself.text !== name || undefined}
        style={face}
      >
        {inItself.text}
      </span>{' '}
      <span className={isTall ? 'vh' : 'wall-count num'}>
        {styles}
        <span className="vh">{axes.map((axis) => `, ${axis}`)}</span>
      </span>{' '}
      <span ref={inView} className="wall-box" aria-hidden="true">
        <span
          ref={box}
          className="is-unset"
          lang={text ? undefined : sample.lang}
          dir={text ? 'auto' : sample.dir}
          translate="no"
          style={set}
        />
      </span>
      <span className="wall-purpose">
        {(text && lackOfFamily(entry, sampleFace.face, lacking)) || purpose}
      </span>{' '}
      <span className="wall-who">{isTall ? who : keepNamesWhole(who)}</span>{' '}
      <span className={isTall ? 'vh' : 'wall-price num'}>
        <PriceIn of={price} before={before} />
      </span>
    </ShopLink>
  )
}

function placeStyle({ x, y, width, height }: Props['place'], slug: string): CSSProperties {
  return {
    gridArea: `${y + 1} / ${x + 1} / span ${height} / span ${width}`,
    ['--relay' as string]: `wall-${slug}`,
  }
}

type Specimen = {
  text: string
  shape: Shape
  /** Higher than it is wide: a word climbs. */
  isTall: boolean
  /** Another one sets the same text anew. */
  styleKey: string
}

const LONGEST_CLIMB = 14

/** Shorter texts are words, whatever the field: one that was typed, or a line in the language of a filter. */
const LEAST_PAGE = 100

/** Letters that stand in a line whatever is above them. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{M}]/u

/** Sets the text in the element as large as it fits, once its face is there, and again when its room or its letters change. */
function useSpecimen(specimen: Specimen, isReady: boolean): RefObject<HTMLElement | null> {
  const reference = useRef<HTMLElement>(null)
  const { text, shape, isTall, styleKey } = specimen

  useLayoutEffect(() => {
    const box = reference.current
    if (!box || !isReady) return
    let set = { width: 0, height: 0 }
    const fit = () => {
      const room = { width: box.clientWidth, height: box.clientHeight }
      if (!room.width || !room.height) return
      if (room.width === set.width && room.height === set.height) return
      set = room
      setSpecimen(box, { text, shape, isTall }, room)
      keepSpare(box)
      box.classList.remove('is-unset')
    }

    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    const endFaces = onFacesLoaded((families) => {
      if (!families.some((family) => isSetIn(box, family))) return
      set = { width: 0, height: 0 }
      fit()
    })
    return () => {
      watch.disconnect()
      endFaces()
    }
  }, [text, shape, isTall, styleKey, isReady])

  return reference
}

/** Letters that its preview lacked have come. */
function isSetIn(box: HTMLElement, family: string): boolean {
  return box.style.fontFamily.includes(family)
}

function setSpecimen(
  box: HTMLElement,
  { text, shape, isTall }: Omit<Specimen, 'styleKey'>,
  room: { width: number; height: number },
): void {
  if (shape === 'table' && text.includes('\n')) return setTable(box, { text, room })
  if (shape === 'page' && text.length >= LEAST_PAGE) return setPage(box, { text, room })
  setLines(box, { text, room, isStacked: isTall && canClimb(text) })
}

/** By how much more room is kept beneath the text for its makers than what it is for takes, for the style sheet. */
function keepSpare(box: HTMLElement): void {
  const field = box.closest<HTMLElement>('.wall-field')
  const heightOf = (part: string) => field?.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
  const spare = Math.max(0, heightOf('.wall-who') - heightOf('.wall-purpose'))
  field?.style.setProperty('--spare', `${spare}px`)
}

function canClimb(text: string): boolean {
  return [...text].length <= LONGEST_CLIMB && !/\s/.test(text) && !JOINED.test(text)
}

/** Where the field stands that is open on a phone, in parts of the window. */
const LINE = { across: 0.6, down: 0.46 }

/** Longer than one view takes to be wiped over the other. */
const PATIENCE_MS = 500

/** The one field that is open: the last pointed at or focused, by touch the one at a line of the window; at first the first. */
export function useOpenField(slugs: string[]): [slug: string | null, open: (slug: string) => void] {
  const [last, open] = useState<string | null>(null)

  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return
    let frame = 0
    let until = 0
    const openAtLine = () => {
      const at = document.elementFromPoint(innerWidth * LINE.across, innerHeight * LINE.down)
      const slug = at?.closest<HTMLElement>('.wall-field')?.dataset.slug
      if (slug) return open(slug)
      // While one view is wiped over the other, nothing of either is found at a point.
      if (performance.now() < until) frame = requestAnimationFrame(openAtLine)
    }
    const onScroll = () => {
      until = performance.now() + PATIENCE_MS
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(openAtLine)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [])

  return [last !== null && slugs.includes(last) ? last : (slugs[0] ?? null), open]
}
