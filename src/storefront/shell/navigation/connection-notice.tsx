'use client'

import { useEffect } from 'react'
import {
  blockPlainLinks,
  blockUnanswered,
  cancelBlocked,
  useBlockedNavigation,
  useIsOnline,
} from './blocked-navigation'
import { shopAnswers } from '../requests/shop-answers'
import { findNavigation, type NavigateEvent } from './browser-navigation'
import { addBlockedLoad } from './link-targets'
import { finishLoading } from './loading-bar'

/** Shows why a link led nowhere, and offers it again. */
export function ConnectionNotice() {
  const blocked = useBlockedNavigation()
  const isOnline = useIsOnline()
  useEffect(() => blockPlainLinks(), [])
  useEffect(() => blockFullLoads(), [])
  if (!blocked) return null
  const isBack = isOnline && !blocked.isUnanswered

  return (
    <div className="no-connection inverted">
      <p role="alert">
        {isBack ? (
          <b>The connection is back.</b>
        ) : (
          <>
            <b>{blocked.isUnanswered ? 'The shop does not answer.' : 'No connection.'}</b> You are
            still where you were, and nothing you typed is lost.
          </>
        )}
      </p>
      <button type="button" className="lk" onClick={blocked.retry}>
        <b>{isBack ? 'Go on' : 'Try again'}</b>
      </button>
      <button type="button" className="lk" onClick={cancelBlocked}>
        Stay here
      </button>
    </div>
  )
}

/** URLs to be loaded now: the shop has just answered. */
const answered = new Set<string>()

/**
 * When the payload of a page does not come, Next loads that page in full, and where the shop cannot be reached the browser
 * shows its own page in place of this one. So a request to the shop goes first. Returns how to stop.
 */
function blockFullLoads(): () => void {
  const navigation = findNavigation()
  const onNavigate = (event: Event) => blockLoad(event as NavigateEvent)
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}

function blockLoad(event: NavigateEvent): void {
  const { destination, navigationType, userInitiated, cancelable, downloadRequest } = event
  const isByScript = !userInitiated && (navigationType === 'push' || navigationType === 'replace')
  if (destination.sameDocument || !isByScript || !cancelable) return
  // A file to be saved loads no page. Older browsers do not say whether it is one: "" is a download without a name.
  if (typeof downloadRequest === 'string' || destination.url.startsWith('blob:')) return
  if (new URL(destination.url).origin !== location.origin || answered.delete(destination.url))
    return
  event.preventDefault()
  void loadOnceAnswered(destination.url)
}

async function loadOnceAnswered(url: string): Promise<void> {
  if (await shopAnswers()) {
    answered.add(url)
    location.assign(url)
  } else {
    addBlockedLoad(url)
    finishLoading()
    blockUnanswered(() => void loadOnceAnswered(url))
  }
}
