'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { ErrorPage } from './error-page'
import { FaultBoundary } from './render-error-boundary'
import { isPerson } from './is-person'

type FaultGateProps = {
  children: ReactNode
  /** What stands above the words. */
  bar: ReactNode
}

/** Shows the error page for a page that fails, and for what no boundary catches: faults in event handlers, timers and promises. It ends when the path is left. */
export function FaultGate({ children, bar }: FaultGateProps) {
  const pathname = usePathname()
  const [shown, setShown] = useState({ pathname, isFaulty: false })
  if (shown.pathname !== pathname) setShown({ pathname, isFaulty: false })

  useEffect(() => {
    let isHere = true
    const take = (event: Event) => {
      event.preventDefault()
      void isPerson().then((reads) => reads && isHere && setShown({ pathname, isFaulty: true }))
    }
    addEventListener('fount:failure', take)
    dispatchEvent(new Event('fount:hydrated'))
    return () => {
      isHere = false
      removeEventListener('fount:failure', take)
    }
  }, [pathname])

  if (!shown.isFaulty || shown.pathname !== pathname) {
    return (
      <FaultBoundary bar={bar} path={pathname}>
        {children}
      </FaultBoundary>
    )
  }

  return (
    <>
      {bar}
      <ErrorPage />
    </>
  )
}
