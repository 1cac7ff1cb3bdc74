import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../shell/navigation/focus-heading'

/** A new step focuses its heading, as a new page does. */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step)

  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading()
  }, [step])
}
