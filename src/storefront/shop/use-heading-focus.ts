import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../shell/navigation/focus-heading'

/** After a step the reader's place is the new step's heading, as after a page. */
export function useHeadingFocus(step: string): void {
  const shown = useRef(step)

  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusHeading()
  }, [step])
}
