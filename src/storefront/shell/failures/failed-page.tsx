'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { ErrorPage } from './error-page'
import { isPerson } from './is-person'
import { mayReload } from '../before-hydration/may-reload'

type FaultPageProps = {
  error: Error & { digest?: string }
  /** What stands above the words. */
  bar?: ReactNode
}

/**
 * In place of a page that failed. It begins as that page stood, the very elements, and turns into the error page for a
 * person; a bot keeps them. A page whose code could not be loaded is loaded afresh first.
 */
export function FaultPage({ error, bar }: FaultPageProps) {
  const [kept] = useState(elementsShown)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    if (error.name === 'ChunkLoadError' && mayReload(location.pathname)) return location.reload()
    void isPerson().then(setShown)
  }, [error])

  if (!isShown) return <div className="kept" ref={(element) => element?.replaceChildren(...kept)} />

  return (
    <>
      {bar}
      <ErrorPage reference={error.digest} />
    </>
  )
}

const NOT_SHOWN = 'script, .loading-bar, .no-connection, next-route-announcer'

/** Read while React draws, when it has not taken the failed page away yet. */
function elementsShown(): Element[] {
  return [...document.body.children].filter((element) => !element.matches(NOT_SHOWN))
}
