import { ViewTransition, type ReactNode } from 'react'

/** Round the content of a page: it fades, or slides the way that stands on the html element (`startPage`). */
export function PageSlide({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="slide" exit="slide" default="none">
      {children}
    </ViewTransition>
  )
}
