'use client'

import { useEffect } from 'react'
import { holdFullLoads } from './block-full-loads'
import { holdPlainLinks, stopWaiting, useHeldWay, useIsOnline } from './blocked-navigation'

/** Says why a link led nowhere, and offers it again. */
export function ConnectionNotice() {
  const held = useHeldWay()
  const isOnline = useIsOnline()
  useEffect(() => holdPlainLinks(), [])
  useEffect(() => holdFullLoads(), [])
  if (!held) return null
  const isBack = isOnline && !held.isUnanswered

  return (
    <div className="no-connection neg">
      <p role="alert">
        {isBack ? (
          <b>The connection is back.</b>
        ) : (
          <>
            <b>{held.isUnanswered ? 'The shop does not answer.' : 'No connection.'}</b> You are
            still where you were, and nothing you typed is lost.
          </>
        )}
      </p>
      <button type="button" className="lk" onClick={held.go}>
        <b>{isBack ? 'Go on' : 'Try again'}</b>
      </button>
      <button type="button" className="lk" onClick={stopWaiting}>
        Stay here
      </button>
    </div>
  )
}
