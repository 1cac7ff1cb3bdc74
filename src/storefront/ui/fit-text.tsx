'use client'

import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { onFacesLoaded } from './face-loads'
import { fitLine } from './fit-line'

/** So far letters may rise above the capitals, by which a line stands, before they come too near to what is above. */
const ROOM_ABOVE = 24

type FitTextProps = {
  /** What is set; measured as text. */
  children: ReactNode
  className?: string
  style?: CSSProperties
  /** The highest size, as a part of the window's height. */
  capInWindow?: number
  /** Fitted anew when it changes: another typeface, another place. */
  fitKey?: string
  'aria-label'?: string
}

/** A line set on the full measure of its parent, ink to ink; fitted anew with its text, its font and its room. */
export function FitText({ capInWindow = 9, fitKey, children, ...rest }: FitTextProps) {
  const reference = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (reference.current) fit(reference.current, capInWindow)
  }, [capInWindow, fitKey, children])

  useEffect(() => {
    const element = reference.current
    if (!element?.parentElement) return
    const fitAgain = () => fit(element, capInWindow)

    const watch = new ResizeObserver(onNewRoom(fitAgain))
    watch.observe(element.parentElement)
    const endFaces = onFacesLoaded(fitAgain)
    return () => {
      watch.disconnect()
      endFaces()
    }
  }, [capInWindow])

  return (
    <span {...rest} ref={reference}>
      {children}
    </span>
  )
}

/** Fitting changes the height of the observed box: only another width needs it again. */
function onNewRoom(fitAgain: () => void): ResizeObserverCallback {
  let room = 0
  return ([entry]) => {
    if (!entry || entry.contentRect.width === room) return
    room = entry.contentRect.width
    fitAgain()
  }
}

function fit(element: HTMLElement, capInWindow: number): void {
  const line = fitLine(element, innerHeight * capInWindow)
  if (!line) return
  const above = (line.ink.aboveCapitals * line.size) / 100
  element.style.marginTop = `${Math.max(0, above - ROOM_ABOVE)}px`
}
