'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { mayReload } from '../before-hydration/may-reload'
import { shopAnswers } from '../requests/shop-answers'
import { ErrorPage } from './error-page'
import { isPerson } from './is-person'

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
