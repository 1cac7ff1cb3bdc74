import { ViewTransition, type ReactNode } from 'react'

/** Around the content of a page: it fades, or slides in the direction set on the html element (`startNavigation`). */
export function PageSlide({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="slide" exit="slide" default="none">
      {children}
    </ViewTransition>
  )
}
