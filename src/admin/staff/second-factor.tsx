'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { isOwner } from '@/domain/staff/roles'
import type { User } from '@/payload-types'
import { useDates } from '../use-dates'
import { type GivenPasskey, PasskeyButton } from './passkey-button'
import { Passkeys, type ShownPasskey } from './passkeys'
import { CodeField } from './sign-in-form'
import { ConfirmedButton, ConfirmLogin } from './confirm-login'
import { useStaffCall } from './use-staff-call'
import { staffWords, type StaffWords } from './staff-words'
import './staff.css'

/** On the page of somebody on the staff: their second factor, to turn on and off, or for an owner to take away. */
export function SecondFactor() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth<User>()
  const words = staffWords(useTranslation().i18n.language)
  if (id === undefined || !user) return null

  const isOwn = String(id) === String(user.id)
  if (!isOwn && !isOwner(user)) return null
  const hasFactor = Boolean(savedDocumentData?.factorSince)
  return (
    <section className="staff-panel" aria-labelledby="second-factor">
      <h3 id="second-factor">{words.title}</h3>
      <p>{words.app}</p>
      {isOwn ? (
        <OwnFactor words={words} />
      ) : (
        <OthersFactor path={`/${id}/second-factor`} hasFactor={hasFactor} words={words} />
      )}
      {isOwner(user) && <ConfirmToDelete words={words} />}
    </section>
  )
}

/** One's own second factor. */
function OwnFactor({ words }: { words: StaffWords }) {
  const { confirmation, begin, confirm, end, keep, passkeysChanged, ...factor } = useFactor()
  const { state, begun, codes, isBusy, failure } = factor
  const { dayOf } = useDates()
  const [code, setCode] = useState('')
  if (!state) return failure && <p role="alert">{failure}</p>

  return (
    <div aria-busy={isBusy}>
      {codes && (
        <div role="status">
          <p>{words.codes}</p>
          <ul className="staff-codes">
            {codes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Button onClick={keep}>{words.kept}</Button>
        </div>
      )}
      {!codes && begun && (
        <BeginFactor begun={begun} words={words} isBusy={isBusy} onConfirm={confirm} />
      )}
      {!codes && !begun && !state.since && (
        <Button disabled={isBusy} onClick={begin}>
          {words.begin}
        </Button>
      )}
      {!codes && state.since && (
        <>
          <p>
            {words.onSince} {dayOf(state.since)}. {words.left} {state.recoveryCodesLeft}.
          </p>
          <CodeField
            label={words.digitsOrCode}
            value={code}
            onChange={setCode}
            onEnter={() => end({ code })}
          />
          <div className="staff-buttons">
            <Button
              buttonStyle="secondary"
              disabled={isBusy || code.trim() === ''}
              onClick={() => end({ code })}
            >
              {words.end}
            </Button>
            {state.passkeys.length > 0 && (
              <PasskeyButton words={words} onPasskey={(passkey) => end({ passkey })} />
            )}
          </div>
        </>
      )}
      {!codes && !begun && (
        <Passkeys passkeys={state.passkeys} words={words} onChange={passkeysChanged} />
      )}
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}

type Props = { begun: Begun; words: StaffWords; isBusy: boolean; onConfirm: (code: string) => void }

/** The picture for the app, and its first digits as the proof that it was read. */
function BeginFactor({ begun, words, isBusy, onConfirm }: Props) {
  const [code, setCode] = useState('')
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`
  return (
    <div className="staff-begin">
      <p>{words.scan}</p>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn in the answer itself: nothing to fetch, nothing to shrink */}
      <img className="staff-picture" src={picture} alt={begun.address} />
      <p>
        {words.typed} <code>{begun.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <CodeField
        label={words.digits}
        value={code}
        onChange={setCode}
        onEnter={() => onConfirm(code)}
      />
      <Button disabled={isBusy || code.trim() === ''} onClick={() => onConfirm(code)}>
        {words.confirm}
      </Button>
    </div>
  )
}

type OthersFactorProps = { path: string; hasFactor: boolean; words: StaffWords }

/** For an owner, of somebody who lost the app and the recovery codes. */
function OthersFactor({ path, hasFactor, words }: OthersFactorProps) {
  const [isTakenAway, setIsTakenAway] = useState(false)
  if (isTakenAway) return <p role="status">{words.takenAway}</p>
  if (!hasFactor) return <p>{words.off}</p>
  const wanted = { method: 'DELETE' as const, path }
  const more = { words, wanted, onDone: () => setIsTakenAway(true) }
  return <ConfirmedButton label={words.takeAway} {...more} />
}

/** A deletion sends no password along, so that is given first. */
function ConfirmToDelete({ words }: { words: StaffWords }) {
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <p role="status">{words.mayDelete}</p>
  const more = { words, wanted: { path: '/confirm' }, onDone: () => setIsDone(true) }
  return <ConfirmedButton label={words.confirmToDelete} {...more} />
}

type State = { since: string | null; passkeys: ShownPasskey[]; recoveryCodesLeft: number }

type Proof = { code: string } | { passkey: GivenPasskey }

type Begun = { secret: string; address: string; picture: string }

/** One's own second factor, and the steps of turning it on and off. */
function useFactor() {
  const { call, isBusy, failure, confirmation } = useStaffCall()
  const { refreshPermissions } = useAuth()
  const [state, setState] = useState<State | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function read() {
    setState(await call<State>({ method: 'GET', path: '/second-factor' }))
  }
  useEffect(() => {
    void read()
    // Once: what changes it here reads it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  async function begin() {
    setBegun(await call<Begun>({ path: '/second-factor/begin' }))
  }
  async function confirm(code: string) {
    const answer = await call<{ codes: string[] }>({
      path: '/second-factor/confirm',
      body: { code },
    })
    if (!answer) return
    setBegun(null)
    setCodes(answer.codes)
    await read()
    await refreshPermissions() // what was closed without it is open now
  }
  async function end(proof: Proof) {
    const answer = await call<State>({ path: '/second-factor/end', body: proof })
    if (answer) setState(answer)
  }
  async function passkeysChanged(fresh: string[] | null) {
    setCodes(fresh)
    await read()
    await refreshPermissions()
  }
  return {
    state,
    begun,
    codes,
    isBusy,
    failure,
    confirmation,
    begin: () => void begin(),
    confirm: (code: string) => void confirm(code),
    end: (proof: Proof) => void end(proof),
    passkeysChanged: (fresh: string[] | null) => void passkeysChanged(fresh),
    keep: () => setCodes(null),
  }
}
