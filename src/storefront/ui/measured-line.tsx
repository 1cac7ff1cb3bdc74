'use client'

import type { CSSProperties, ReactNode } from 'react'
import type { MeasuredText } from '@/domain/catalogue/lines/line-metrics'
import { LACKING_LETTERS } from '../tester/text/face-style'
import { useFaceInView } from '../tester/text/use-face-in-view'

type Props = {
  measured: MeasuredText
  face: string
  className?: string
  style: CSSProperties
  /** The highest size, as a part of the window's height. */
  capInWindow: number
  /** Where its face does not come. */
  fallback: ReactNode
  children: ReactNode
}

/** A line on the full measure by CSS alone, ink to ink: it has its room before its font is there, and nothing moves. */
export function MeasuredLine(props: Props) {
  const { measured, face, className = '', style, capInWindow, fallback, children } = props
  const [reference, isReady, , behind] = useFaceInView<HTMLSpanElement>(face)
  const isLate = isReady && behind !== LACKING_LETTERS
  if (isLate) return fallback

  return (
    <span
      ref={reference}
      className={`measured-text ${className}${isReady ? '' : ' is-unset'}`}
      style={{ ...style, ...roomOf(measured, capInWindow) }}
    >
      {children}
    </span>
  )
}

function roomOf({ width, before, top, cap }: MeasuredText, capInWindow: number): CSSProperties {
  return {
    '--w': width,
    '--pull': before,
    '--cap': cap,
    '--above': Math.max(0, top - cap),
    '--most': `${capInWindow * 100}vh`,
  } as CSSProperties
}
