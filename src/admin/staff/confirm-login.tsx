'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readResponse } from '../read-response'
import { confirmByPasskey, type GivenPasskey, PasskeyButton } from './passkey-button'
import { CodeField } from './sign-in-form'
import { type Call, type Confirmation, useStaffCall } from './use-staff-call'
import type { StaffWords } from './staff-words'

/** In the place of what was pressed: who it is that wants it. */
export function ConfirmLogin({ give, drop, words }: Confirmation & { words: StaffWords }) {
  const [password, setPassword] = useState('')
  const { hasPasskeys } = useWhoIsConfirmed()
  async function giveByPasskey(passkey: GivenPasskey) {
    await confirmByPasskey(passkey)
    give('') // the shop remembers that they confirmed
  }
  return (
    <div className="staff-confirm">
      <CodeField
        kind="password"
        label={words.currentPassword}
        value={password}
        onChange={setPassword}
        onEnter={() => give(password)}
      />
      <div className="staff-buttons">
        <Button disabled={password === ''} onClick={() => give(password)}>
          {words.goOn}
        </Button>
        {hasPasskeys && <PasskeyButton words={words} onPasskey={giveByPasskey} />}
        <Button buttonStyle="secondary" onClick={drop}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

type Confirming = { label: string; wanted: Call; words: StaffWords; onDone: () => void }

/** A button whose call asks first, where it must, who presses it. */
export function ConfirmedButton({ label, wanted, words, onDone }: Confirming) {
  const { call, isBusy, failure, confirmation } = useStaffCall()
  async function press() {
    if (await call(wanted)) onDone()
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}

type Confirmed = { isConfirmed: boolean | null; hasPasskeys: boolean }

const UNKNOWN: Confirmed = { isConfirmed: null, hasPasskeys: false }

/** Whether they confirmed within the last minutes, and whether a passkey does it; null: the shop has not said yet. */
export function useWhoIsConfirmed(isAsked = true) {
  const [confirmed, setConfirmed] = useState(UNKNOWN)
  useEffect(() => {
    if (!isAsked) return setConfirmed(UNKNOWN)
    const asking = new AbortController()
    fetch('/api/users/confirm', { credentials: 'include', signal: asking.signal })
      .then((response) => readResponse<Confirmed>(response))
      .then(setConfirmed)
      .catch(() => asking.signal.aborted || setConfirmed({ ...UNKNOWN, isConfirmed: false }))
    return () => asking.abort()
  }, [isAsked])
  return { ...confirmed, confirm: () => setConfirmed({ ...confirmed, isConfirmed: true }) }
}
