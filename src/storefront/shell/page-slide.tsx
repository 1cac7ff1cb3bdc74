import { ViewTransition, type ReactNode } from 'react'

const WAYS = { forward: 'forward', back: 'back', default: 'none' }

/** Round the content of a page that slides in from the right, and back to the left. */
export function PageSlide({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter={WAYS} exit={WAYS} default="none">
      {children}
    </ViewTransition>
  )
}
