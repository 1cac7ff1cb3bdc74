'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { ErrorPage } from './error-page'
import { FaultBoundary } from './fault-boundary'
import { isPerson } from './is-person'

type FaultGateProps = {
  children: ReactNode
  /** What stands above the words. */
  bar: ReactNode
}

/** Shows the error page for a page that fails, and for what no boundary catches: faults in event handlers, timers and promises. Another path ends it. */
export function FaultGate({ children, bar }: FaultGateProps) {
  const pathname = usePathname()
  const [faultyPath, setFaultyPath] = useState<string | null>(null)

  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault()
      void isPerson().then((reads) => reads && setFaultyPath(pathname))
    }
    addEventListener('fount:fault', take)
    dispatchEvent(new Event('fount:awake'))
    return () => removeEventListener('fount:fault', take)
  }, [pathname])

  if (faultyPath !== pathname) {
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
