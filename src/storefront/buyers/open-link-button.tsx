'use client'

import { useState } from 'react'
import { callFailureOf } from '../shop/call-failure'
import { startLoading } from '../shell/navigation/loading-bar'
import { ActionButton } from '../ui/action-button'
import { ShopForm } from '../ui/shop-form'
import { confirmLink } from './buyers-client'

/** Uses the link up, then shows the licences in its place: the way back leads past a link that opens nothing. */
export function OpenLinkButton({ token }: { token: string }) {
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState('')

  async function open() {
    setOpening(true)
    setFailure('')
    try {
      await confirmLink(token)
      startLoading()
      location.replace('/my-licences')
    } catch (error) {
      setFailure(callFailureOf(error).message)
      setOpening(false)
    }
  }

  return (
    <ShopForm plain="open-link" onSend={() => void open()}>
      <input type="hidden" name="token" value={token} />
      <ActionButton type="submit" label="Open my licences" disabled={isOpening} />
      <p className="sign-in-answer" role="alert">
        {failure}
      </p>
    </ShopForm>
  )
}
