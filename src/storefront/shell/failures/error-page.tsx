'use client'

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { FAILURE_PAGE } from '@/domain/site/failure-page'
import { mayReload } from '../before-hydration/may-reload'
import { focusHeading } from '../navigation/move-focus'
import { shopAnswers } from '../requests/shop-answers'
import { WayOn } from './plain-link'

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
          <WayOn href="">Try again →</WayOn>
          <WayOn href="/">All typefaces →</WayOn>
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

type FailedPageProps = {
  error: Error & { digest?: string }
  /** What stands above the error page, and beneath it. */
  header?: ReactNode
  footer?: ReactNode
}

/**
 * In place of a page that failed. It begins with the very elements of that page, and turns into the error page for a person;
 * a bot keeps them. A page whose code could not be loaded is reloaded first.
 */
export function FailedPage({ error, header, footer }: FailedPageProps) {
  const [elements] = useState(shownElements)
  const [isPersonReading, setPersonReading] = useState(false)

  useEffect(() => {
    void recover(error).then(setPersonReading)
  }, [error])

  if (!isPersonReading) {
    return <div className="failed-page" ref={(place) => place?.replaceChildren(...elements)} />
  }

  return (
    <>
      {header}
      <ErrorPage reference={error.digest} />
      {footer}
    </>
  )
}

/** Whether a person is to read of it. Without an answer of the shop a reload would lose the page to the browser's own. */
async function recover({ name }: Error): Promise<boolean> {
  const isCodeMissing = name === 'ChunkLoadError'
  if (!isCodeMissing || !(await shopAnswers()) || !mayReload(location.pathname)) return isPerson()
  location.reload()
  return false
}

const NOT_OF_THE_PAGE = 'script, .loading-bar, .no-connection, next-route-announcer'

/** Read while React renders, when it has not removed the failed page yet. */
function shownElements(): Element[] {
  return [...document.body.children].filter((element) => !element.matches(NOT_OF_THE_PAGE))
}

/* Alegreya ExtraBold, its 5 and 0: under the OFL (src/storefront/styles/fonts/OFL-alegreya.txt). */
const FONT =
  'data:font/woff2;base64,d09GMgABAAAAAAP4AA4AAAAABzAAAAOiAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGx4cUgZgP1NUQVRMADwRCAqDMIMSCwwAATYCJAMUBCAFhHIHIBsRBkgeBzmZqzmi0iiz+Ld4CeLBrnfefggKgM4VhArkXdDFFblTc/oZEBYB5Scph+7zaTs9Vz1hd1NiUuD5MRhc867LOPgAtG3196r/PqWA/PE8jHjEI1RKX0xtWhvYB41FqAKFSrPSBCzWyfz/EhTP5L2ctebMpBMigDGuPEDk5pdaYAddAFUFQABjgvGxDqQvel4QcwqjIOZMMC91o8ZILNiBJIDulQwL+ihI3a6rROt4sgnKIqURQIksIu0U4xhXFf5aYQHAOSJx6/z8vwt0e6TvCbEJQC4pswF4soMgGKIAtqwBvqxNHRhjYhOGFjLECQS2bKCDoIgVABBAARAjHU+A8h50qgGAAugAtqwjgC0bBALQRxdBIRK3qoLcUb2v3kYAAEFUFQtA0APAGNAHlgM3AABdAFjRXizNQyyPA+pWGo3M12pNFj9+zLxHj+oXP5T5Z24YL7rHvAPXgfQF75D3w2W3m2dl/glNvf02rXabODR87HJpaF3Mv6Ixrn38+H7rjEePue9qN4nmDvdI/vi2RjR5P4euLHtrkt0eiBIqTf/MSSIXj68fyVVavpnjpHdd+pcI7+MToal/UV7/16ka04SoJFxxCPj0cbh5rlxlb6+yDWjdmieL0z93qC9z427TB2Lq110GhRWHo+B0i8lV78dYNV8m2e1J+8K2bt/S4dJcvJttQWuPb9lgqW9VYORtzBr9kHoLTgoUcg635Cs9aZoYkTHR8XGjj6qpad9a5erTug0rFv/WV/7X0+tu3apZp6PrRW1UqRkcUgKAaQhAUcpXqHdedFiEvhnq6LwD0NismAmA5xv0A9S4/0f1ynRVAPRRABD4ex69coDLFYHAb6GnzFc/yFvsZI/6W37iJocwRQA9NmLAFQzaCICubjWg2TqiawQckW4iUzCXWoWZeOJSEj1MCWRGWHPFLDnA+Net2AOq8VgQJw+DGBOUtCUMgRJ4DFrXwMTIGNYyNiGSkcHjYDKaeEPYAoQMyCBdzxUGOKIBmgwpEk0I2BhPN+WVNEaVIB3dJ0tdyGTpGCFM8AY7ljpXRst4tIloEzQHTTAgEnOLhQkLZEBDXD3msACymSOYIKusWBFRkAkBjoIF0e0YFnjIiJWqjJKGgREJA0KSeIIXaIX1MhzYsGOn1pEgjmnMIQMvNCtqEN7UAAWDIiSsunElkQwdn0PcHaNpIhJSayk8ljXDAPpgwhDwowAN1yQOWQlietZxdWo8RQA='

const FACE = `@font-face{font-family:"Figures Server Error";src:url("${FONT}") format("woff2");font-display:block}`

/**
 * The number of a failure, as large as the measure. Its font comes with the code that sets it: a server that failed may answer
 * nothing more, and a page that did not fail has it after its first paint.
 */
function FailureFigures() {
  return (
    <div className="figures server-error" aria-hidden="true">
      <style>{FACE}</style>
      <span>
        5<span className="turned">0</span>
        <span className="leaning">0</span>
      </span>
    </div>
  )
}

const TIMEOUT_MS = 4000

/**
 * Whether a person reads, so that the error page is to be shown. Bots keep what the server rendered; without an answer it
 * counts as a person.
 */
export async function isPerson(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(FAILURE_PAGE, { method: 'HEAD', cache: 'no-store', signal })
    return answer.status !== 204
  } catch {
    return true
  }
}
