'use client'

import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { sendJson, sentenceOf, ShopRefused } from '../read-response'
import type { StaffWords } from './staff-words'

/** What a passkey is asked by, and what it answered: the shop reads both. */
export type AskedPasskey = PublicKeyCredentialRequestOptionsJSON
export type GivenPasskey = AuthenticationResponseJSON

type Props = {
  words: StaffWords
  disabled?: boolean
  onPasskey: (given: GivenPasskey) => Promise<void> | void
  /** By default of whoever is signed in. */
  ask?: () => Promise<AskedPasskey | null>
}

/** In the place of a code, or of a password that is asked for again. */
export function PasskeyButton({ words, disabled, onPasskey, ask = askOfOwn }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function press() {
    setIsBusy(true)
    setFailure(null)
    try {
      const asked = await ask()
      if (asked) await onPasskey(await startAuthentication({ optionsJSON: asked }))
    } catch (error) {
      setFailure(error instanceof ShopRefused ? sentenceOf(error) : words.noPasskeyGiven)
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={disabled || isBusy || !browserSupportsWebAuthn()}
        onClick={() => void press()}
      >
        {words.usePasskey}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}

async function askOfOwn(): Promise<AskedPasskey | null> {
  return (await sendJson<{ passkey: AskedPasskey | null }>('/api/users/passkeys/ask', {})).passkey
}

/** From now on nothing asks again who it is, for some minutes. */
export async function confirmByPasskey(passkey: GivenPasskey): Promise<void> {
  await sendJson('/api/users/confirm', { passkey })
}
