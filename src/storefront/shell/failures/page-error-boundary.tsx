'use client'

import { usePathname } from 'next/navigation'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { rethrowNextsOwn } from '@/platform/next-in-browser'
import { ErrorPage, FailedPage, isPerson } from './error-page'

type PageErrorBoundaryProps = {
  children: ReactNode
  /** What stands above the error page, and beneath it. */
  header: ReactNode
  footer: ReactNode
}

/**
 * Shows the error page for a page that fails to render, and for what no React boundary catches: errors in event handlers,
 * timers and promises. It ends when the path is left.
 */
export function PageErrorBoundary({ children, header, footer }: PageErrorBoundaryProps) {
  const pathname = usePathname()
  const [shown, setShown] = useState({ pathname, hasFailed: false })
  if (shown.pathname !== pathname) setShown({ pathname, hasFailed: false })

  useEffect(() => {
    let isMounted = true
    const onFailure = (event: Event) => {
      event.preventDefault()
      void isPerson().then((reads) => reads && isMounted && setShown({ pathname, hasFailed: true }))
    }
    addEventListener('fount:failure', onFailure)
    dispatchEvent(new Event('fount:hydrated'))
    return () => {
      isMounted = false
      removeEventListener('fount:failure', onFailure)
    }
  }, [pathname])

  if (!shown.hasFailed || shown.pathname !== pathname) {
    return (
      <RenderErrorBoundary header={header} footer={footer} path={pathname}>
        {children}
      </RenderErrorBoundary>
    )
  }

  return (
    <>
      {header}
      <ErrorPage />
      {footer}
    </>
  )
}

type Props = PageErrorBoundaryProps & { path: string }
type State = { error: Error | null; path: string }

/**
 * In place of Next's own boundary (an `error.tsx`): that one renders the page again for bots it knows, and a page that fails
 * in an effect then fails for ever.
 */
class RenderErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }

  static getDerivedStateFromError(error: Error): Partial<State> {
    rethrowNextsOwn(error)
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, path }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, header, footer } = this.props
    return error ? <FailedPage error={error} header={header} footer={footer} /> : children
  }
}
