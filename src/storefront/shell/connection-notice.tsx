'use client'

import { useEffect } from 'react'
import { holdPlainLinks, stopWaiting, useHeldWay, useIsOnline } from './no-connection'

/** Says why a link led nowhere, and offers it again. */
export function ConnectionNotice() {
  const held = useHeldWay()
  const isOnline = useIsOnline()
  useEffect(() => holdPlainLinks(), [])
  if (!held) return null

  return (
    <div className="no-connection neg">
      <p role="alert">
        {isOnline ? (
          <b>The connection is back.</b>
        ) : (
          <>
            <b>No connection.</b> You are still where you were, and nothing you typed is lost.
          </>
        )}
      </p>
      <button type="button" className="lk" onClick={held.go}>
        <b>{isOnline ? 'Go on' : 'Try again'}</b>
      </button>
      <button type="button" className="lk" onClick={stopWaiting}>
        Stay here
      </button>
    </div>
  )
}
