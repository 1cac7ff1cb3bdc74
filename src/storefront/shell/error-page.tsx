'use client'

import { useEffect } from 'react'
import { failLoading } from './loading-progress'
import { PlainLink } from './plain-link'

type ErrorPageProps = {
  /** Draws the page anew. */
  onRetry: () => void
  /** By which the server's log names the fault. */
  reference?: string
}

export function ErrorPage({ onRetry, reference }: ErrorPageProps) {
  useEffect(() => failLoading(), [])

  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">Internal Server Error</h1>
        <p>Internal Server Error. Nothing of yours is lost and nothing was charged.</p>
        <div className="figures fault-figures" aria-hidden="true">
          <span>
            5<span className="turned">0</span>
            <span className="leaning">0</span>
          </span>
        </div>
        <div className="grid">
          <p className="c3">
            <button type="button" className="link" onClick={onRetry}>
              Try again →
            </button>
          </p>
          <p className="c3">
            <PlainLink href="/">All typefaces →</PlainLink>
          </p>
          {reference ? <p className="c3 soft num">Reference {reference}</p> : null}
        </div>
      </div>
    </main>
  )
}
