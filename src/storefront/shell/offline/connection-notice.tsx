'use client'

import { useEffect } from 'react'
import { blockFullLoads } from './block-full-loads'
import {
  blockPlainLinks,
  cancelBlocked,
  useBlockedNavigation,
  useIsOnline,
} from './blocked-navigation'

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
