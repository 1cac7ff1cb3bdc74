import { ViewTransition, type ReactNode } from 'react'

/** Round the content of a page that slides in and out; which way stands on the html element (`startPage`). */
export function PageSlide({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="slide" exit="slide" default="none">
      {children}
    </ViewTransition>
  )
}
