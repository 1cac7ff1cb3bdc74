'use client'

import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { fitSize, type InkWidth } from './fit-size'

type FitTextProps = {
  /** What is set; measured as text. */
  children: ReactNode
  /** The element it is: a total is an output. */
  as?: 'span' | 'output'
  className?: string
  style?: CSSProperties
  /** The highest size, as a part of the window's height. */
  capInWindow?: number
  /** Fitted anew when it changes: another text, another typeface, another room. */
  fitKey?: string
  'aria-label'?: string
}

/** A line set on the full measure of its parent, ink to ink. */
export function FitText({ as: Tag = 'span', capInWindow = 9, fitKey, ...rest }: FitTextProps) {
  const reference = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = reference.current
    if (!element?.parentElement) return
    const fitNow = () => fit(element, innerHeight * capInWindow)

    fitNow()
    const watch = new ResizeObserver(fitNow)
    watch.observe(element.parentElement)
    document.fonts.addEventListener('loadingdone', fitNow)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', fitNow)
    }
  }, [capInWindow, fitKey])

  return <Tag {...rest} ref={(element: HTMLElement | null) => void (reference.current = element)} />
}

function fit(element: HTMLElement, cap: number): void {
  const box = element.parentElement
  if (!box) return
  const edges = getComputedStyle(box)
  const room = box.clientWidth - parseFloat(edges.paddingLeft) - parseFloat(edges.paddingRight)
  const ink = measureInk(element)

  element.style.marginLeft = '0'
  const size = fitSize({
    room,
    cap,
    ink,
    widthAt: (trial) => {
      element.style.fontSize = `${trial}px`
      return element.getBoundingClientRect().width
    },
  })
  element.style.fontSize = `${size}px`
  element.style.marginLeft = `${(-ink.before * size) / 100}px`
}

let pen: CanvasRenderingContext2D | null = null

function measureInk(element: HTMLElement): InkWidth {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return { before: 0, after: 0 }
  const style = getComputedStyle(element)
  pen.font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`
  const text = pen.measureText(element.textContent)
  return {
    before: -text.actualBoundingBoxLeft,
    after: text.width - text.actualBoundingBoxRight,
  }
}
