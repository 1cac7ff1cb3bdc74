'use client'

import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useDates } from '../use-dates'
import { ConfirmLogin } from './confirm-login'
import { type GivenPasskey, PasskeyButton } from './passkey-button'
import { CodeField } from './sign-in-form'
import { useStaffCall } from './use-staff-call'
import type { StaffWords } from './staff-words'

export type ShownPasskey = { id: string; name: string; since: string; lastUsed: string | null }

type Props = {
  passkeys: ShownPasskey[]
  words: StaffWords
  /** Something was added or removed; the recovery codes that came with the first. */
  onChange: (codes: string[] | null) => void
}

/** One's own passkeys: added under a name, and removed. */
export function Passkeys({ passkeys, words, onChange }: Props) {
  const title = useId()
  return (
    <section className="staff-begin" aria-labelledby={title}>
      <h4 id={title}>{words.passkeys}</h4>
      <p>{words.passkeysAre}</p>
      {passkeys.length > 0 && (
        <ul className="staff-visits">
          {passkeys.map((passkey) => (
            <ListedPasskey
              key={passkey.id}
              passkey={passkey}
              words={words}
              onRemoved={() => onChange(null)}
            />
          ))}
        </ul>
      )}
      <AddPasskey words={words} onAdded={onChange} />
    </section>
  )
}

type ListedProps = { passkey: ShownPasskey; words: StaffWords; onRemoved: () => void }

function ListedPasskey({ passkey, words, onRemoved }: ListedProps) {
  const { call, isBusy, failure } = useStaffCall()
  const { dayOf } = useDates()
  const [isLeaving, setIsLeaving] = useState(false)
  const [code, setCode] = useState('')

  async function remove(proof: { code: string } | { passkey: GivenPasskey }) {
    const body = { id: passkey.id, ...proof }
    if (await call({ path: '/passkeys/remove', body })) onRemoved()
  }
  const removeByCode = () => void remove({ code })
  return (
    <li aria-busy={isBusy}>
      <strong>{passkey.name}</strong>
      <span>
        {words.since} {dayOf(passkey.since)},{' '}
        {passkey.lastUsed ? `${words.lastUsed} ${dayOf(passkey.lastUsed)}` : words.neverUsed}
      </span>
      {isLeaving ? (
        <div className="staff-confirm">
          <CodeField
            label={words.digitsOrCode}
            value={code}
            onChange={setCode}
            onEnter={removeByCode}
          />
          <div className="staff-buttons">
            <Button disabled={isBusy || code.trim() === ''} onClick={removeByCode}>
              {words.remove}
            </Button>
            <PasskeyButton
              words={words}
              disabled={isBusy}
              onPasskey={(given) => remove({ passkey: given })}
            />
            <Button buttonStyle="secondary" onClick={() => setIsLeaving(false)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          buttonStyle="secondary"
          aria-label={`${words.remove}: ${passkey.name}`}
          onClick={() => setIsLeaving(true)}
        >
          {words.remove}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </li>
  )
}

type AddProps = { words: StaffWords; onAdded: (codes: string[] | null) => void }

function AddPasskey({ words, onAdded }: AddProps) {
  const { call, isBusy, failure, confirmation } = useStaffCall()
  const [name, setName] = useState('')
  const [notMade, setNotMade] = useState<string | null>(null)

  async function add() {
    setNotMade(null)
    const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>({
      path: '/passkeys/begin',
    })
    if (!optionsJSON) return
    const response = await startRegistration({ optionsJSON }).catch((error: Error) => error)
    if (response instanceof Error) {
      const isKnown = response.name === 'InvalidStateError'
      return setNotMade(isKnown ? words.passkeyIsKnown : words.noPasskeyGiven)
    }
    const body = { name, response }
    const added = await call<{ codes: string[] | null }>({ path: '/passkeys/add', body })
    if (!added) return
    setName('')
    onAdded(added.codes)
  }
  if (!browserSupportsWebAuthn()) return <p>{words.noPasskeysHere}</p>
  return (
    <>
      <CodeField
        kind="name"
        label={words.passkeyName}
        value={name}
        onChange={setName}
        onEnter={() => void (name.trim() === '' || add())}
      />
      <Button disabled={isBusy || name.trim() === ''} onClick={() => void add()}>
        {words.addPasskey}
      </Button>
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {(failure ?? notMade) && <p role="alert">{failure ?? notMade}</p>}
    </>
  )
}
