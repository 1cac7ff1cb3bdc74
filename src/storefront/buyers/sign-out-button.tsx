'use client'

import { useState } from 'react'
import { startLoading } from '../shell/navigation/loading-bar'
import { signOut } from './buyers-client'

export function SignOutButton() {
  const [failed, setFailed] = useState(false)

  async function leave() {
    try {
      await signOut()
      startLoading()
      location.replace('/my-licences')
    } catch {
      setFailed(true)
    }
  }

  return (
    <button type="button" className="lk" onClick={() => void leave()}>
      {failed ? 'Sign out did not work: try again' : 'Sign out'}
    </button>
  )
}
