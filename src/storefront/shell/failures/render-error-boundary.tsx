'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { FaultPage } from './failed-page'

type Props = { children: ReactNode; bar: ReactNode; path: string }
type State = { error: Error | null; path: string }

/**
 * Shows the error page for a page that failed; another path ends it. In place of Next's own boundary (an `error.tsx`): that
 * one draws the page again for bots it knows, and a page that fails in an effect then fails for ever.
 */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { error: null, path: this.props.path }

  static getDerivedStateFromError(error: Error): Partial<State> {
    unstable_rethrow(error)
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { error: null, path }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <FaultPage error={error} bar={this.props.bar} /> : this.props.children
  }
}
