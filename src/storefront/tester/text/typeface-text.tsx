'use client'

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { lackInWords, type LackingLetters } from '@/domain/catalogue/lacking-letters'
import { guardedStyleOf } from '../../shell/fonts/browser-fonts'
import { fitInRoom } from '../../ui/fit-in-room'
import { firstBearing } from './first-bearing'
import { faceStyle, hasFeaturesOn, INTERFACE, LACKING_LETTERS, unsetFaceStyle } from './face-style'
import { useLetters } from './use-letters'
import { useFaceInView } from './use-face-in-view'

type Props = {
  face: string
  coordinates?: Record<string, number>
  className?: string
  lang?: string
  dir?: string
  /** Hidden from screen readers, which find it elsewhere. */
  hidden?: boolean
  style?: CSSProperties
  as?: 'span' | 'p' | 'div'
  /** Whose letters beyond its preview are fetched, where a visitor may have typed them. */
  styleId?: string
  /** One line, set smaller where it is wider than its box. */
  fits?: boolean
  /** A visitor wrote it, who is told what of it the style lacks. */
  onLack?: (lacking: LackingLetters) => void
  /** Large type: the ink of its first letter stands at the margin. */
  hangs?: boolean
  /** Words of the shop's: what the typeface lacks of them stands in the interface face, not as boxes. */
  isReadable?: boolean
  children: ReactNode
}

/**
 * Text in a typeface of the catalogue: its file is loaded when the text comes into view, not before. Names and samples
 * are never translated; paragraphs may be.
 */
export function TypefaceText(props: Props) {
  const {
    face,
    coordinates,
    className = '',
    lang,
    dir,
    hidden,
    style,
    as: Tag = 'span',
    styleId = '',
    fits = false,
    hangs = false,
    isReadable = false,
    onLack,
    children,
  } = props
  const [inView, isReady, , fallback] = useFaceInView<HTMLElement>(face)
  const [drawn, setDrawn] = useState('')
  const text = typeof children === 'string' ? children : ''
  const lacking = useLetters(
    {
      styleId,
      face,
      text: text || drawn,
      hasFeatures: hasFeaturesOn(style),
      isTyped: onLack !== undefined,
    },
    fallback === LACKING_LETTERS,
  )
  const report = useEffectEvent(() => onLack?.(lacking))
  const sentence = lackInWords(face, lacking)
  useEffect(() => report(), [sentence])
  const standIn = isReadable ? INTERFACE : fallback
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const isOpaque = typeof children !== 'string' && guardedStyleOf(face) !== null
    if (isOpaque && fallback === LACKING_LETTERS) setDrawn(box.current?.textContent ?? '')
  }, [children, face, fallback])
  const isHung = hangs && fallback === LACKING_LETTERS
  const hung = isHung
    ? { ['--pull' as string]: firstBearing({ face, coordinates }, text) }
    : undefined
  const reference = useCallback(
    (element: HTMLElement | null) => {
      box.current = element
      const cleanups = [inView(element), fits ? fitInRoom(element) : undefined]
      return () => cleanups.forEach((cleanup) => cleanup?.())
    },
    [inView, fits],
  )

  return (
    <Tag
      ref={reference}
      className={isReady ? className : `${className} is-unset`}
      lang={lang}
      translate={Tag === 'span' ? 'no' : undefined}
      dir={dir}
      aria-hidden={hidden || undefined}
      style={
        isReady
          ? { ...faceStyle(face, coordinates, standIn), ...hung, ...style }
          : { ...unsetFaceStyle(face, coordinates), ...style }
      }
    >
      {children}
    </Tag>
  )
}
