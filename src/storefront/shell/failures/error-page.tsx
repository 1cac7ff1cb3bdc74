'use client'

import { useEffect, useLayoutEffect } from 'react'
import { focusHeading } from '../navigation/focus-heading'
import { FailureFigures } from './failure-figures'
import { PlainLink } from './plain-link'

type ErrorPageProps = {
  /** By which the server's log names the error. */
  reference?: string
}

/** 500. Its links are plain ones and load in full: after an error nothing in the browser is relied on. */
export function ErrorPage({ reference }: ErrorPageProps) {
  useLayoutEffect(() => keepTitle(titleOfError()), [])
  useEffect(() => {
    dispatchEvent(new Event('fount:error-page'))
    focusHeading()
  }, [])

  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">Internal Server Error</h1>
        <p>Internal Server Error. Nothing of yours is lost and nothing is charged twice.</p>
        <FailureFigures />
        <div className="grid">
          <p className="c3">
            <a href="">Try again →</a>
          </p>
          <p className="c3">
            <PlainLink href="/">All typefaces →</PlainLink>
          </p>
          {/* On the built page the server fills it in (domain/site/failure-page.ts), and React leaves it. */}
          <p className="c3 soft num" data-reference="" suppressHydrationWarning>
            {reference ? `Reference ${reference}` : ''}
          </p>
        </div>
      </div>
    </main>
  )
}

function titleOfError(): string {
  const { shop } = document.documentElement.dataset
  return ['Internal Server Error', ...(shop ? [shop] : [])].join(': ')
}

/**
 * Next sets a page's title apart from the page, and where that fails at its start, after it: in the head the failed page would
 * stand under its own name. Returns how to stop: what was set meanwhile is the title then.
 */
function keepTitle(title: string): () => void {
  let latest = document.title
  const observer = new MutationObserver(set)
  observer.observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  set()
  return () => {
    observer.disconnect()
    if (document.title === title) document.title = latest
  }

  function set(): void {
    if (document.title === title) return
    latest = document.title
    document.title = title
  }
}
