'use client'

import { useState } from 'react'
import type { ErasureOffer } from '@/domain/customer/erasure'
import { ShopLink } from '../shell/navigation/shop-link'
import { callFailureOf } from '../shop/call-failure'
import { ActionButton } from '../ui/action-button'
import { ShopForm } from '../ui/shop-form'
import { askToErase, erase } from './buyers-client'

type Props = ErasureOffer & { token?: string; email?: string; isSignedIn?: boolean }

/** What it means, and its button: with the token of a mail it erases, without one it asks for that mail. */
export function EraseData({ isOpen, sentences, token, email, isSignedIn }: Props) {
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<{ message: string; isDone: boolean } | null>(null)

  async function send() {
    if (isSending) return
    setSending(true)
    try {
      const { message } = await (token === undefined ? askToErase() : erase(token))
      setSaid({ message, isDone: true })
    } catch (error) {
      setSaid({ message: callFailureOf(error).message, isDone: false })
    }
    setSending(false)
  }

  return (
    <ShopForm plain={token === undefined ? 'ask-erasure' : 'erase'} onSend={() => void send()}>
      {email !== undefined && !said?.isDone && (
        <>
          {isSignedIn ? <OwnDataLink /> : <OwnDataElsewhere />}
          <p>
            What we hold of <b className="address">{email}</b>:
          </p>
        </>
      )}
      <ul className="erase-what" hidden={token !== undefined && said?.isDone}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {isOpen && !said?.isDone && (
        <ActionButton
          type="submit"
          label={token === undefined ? 'Send me the link for it' : 'Erase my data for good'}
          disabled={isSending}
        />
      )}
      <p className="sign-in-answer" role="status">
        {said?.message}
      </p>
    </ShopForm>
  )
}

/** Of whoever is signed in. */
export function OwnDataLink() {
  return (
    <p>
      <a href="/api/order/data" download>
        What you gave us and every paper, as a ZIP <span aria-hidden="true">↓</span>
      </a>
    </p>
  )
}

/** The link to erase signs nobody in. */
function OwnDataElsewhere() {
  return (
    <p>
      Before it goes you can take along what you gave us and every paper, in{' '}
      <ShopLink href="/my-licences">My licences →</ShopLink>
    </p>
  )
}
