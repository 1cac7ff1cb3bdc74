import { useEffect, useRef } from 'react'

/** After a step the reader's place is the new step's heading, as after a page. */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.querySelector<HTMLElement>('.panel h1')?.focus({ preventScroll: true })
  }, [step])
}
