'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { AdminLink } from '../admin-link'
import { LabelledInput } from '../labelled-input'
import { type AskedPasskey, type GivenPasskey, PasskeyButton } from './passkey-button'
import { ShopRefused } from '../read-response'
import { staffWords, type StaffWords } from './staff-words'
import './staff.css'

const FIELDS = [
  { name: 'email', autoComplete: 'username' },
  { name: 'password', autoComplete: 'current-password' },
] as const

/** The door of the admin panel: address and password, and then the digits of whoever has a second factor. */
export function SignInForm({ next }: { next: string }) {
  const { i18n } = useTranslation()
  const words = staffWords(i18n.language)
  const [draft, setDraft] = useState({ email: '', password: '', code: '' })
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(passkey?: GivenPasskey) {
    setIsBusy(true)
    setFailure(null)
    const given = passkey ? { ...draft, code: '', passkey } : draft
    const outcome = await sendSignIn(given, words.failed)
    if (outcome.kind === 'in') {
      window.location.assign(next) // a new page: nothing of who was here before is left
      return
    }
    setIsBusy(false)
    if (outcome.kind === 'asks-code') setAsked(outcome)
    else setFailure(outcome.why)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form className="staff-sign-in" aria-busy={isBusy} onSubmit={submit}>
      {!asked && (
        <>
          {FIELDS.map(({ name, autoComplete }) => (
            <div key={name} className="field-type text">
              <label className="field-label" htmlFor={`field-${name}`}>
                {words[name]}
              </label>
              <input
                id={`field-${name}`}
                name={name}
                type={name}
                autoComplete={autoComplete}
                required
                autoFocus={name === 'email'}
                value={draft[name]}
                onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
              />
            </div>
          ))}
          <AdminLink href="/admin/forgot">{words.forgot}</AdminLink>
        </>
      )}
      {asked && (
        <CodeField
          label={words.digitsOrCode}
          value={draft.code}
          onChange={(code) => setDraft({ ...draft, code })}
          onEnter={() => void send()}
        />
      )}
      {asked?.passkey && (
        <SignInByPasskey first={asked.passkey} draft={draft} words={words} onPasskey={send} />
      )}
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" size="large" disabled={isBusy}>
        {words.signIn}
      </Button>
    </form>
  )
}

type PasskeyProps = {
  first: AskedPasskey
  draft: Draft
  words: StaffWords
  onPasskey: (given: GivenPasskey) => Promise<void>
}

/** What the shop asks for is answered once: from the second try on it is asked anew. */
function SignInByPasskey({ first, draft, words, onPasskey }: PasskeyProps) {
  const isUsed = useRef(false)
  async function ask() {
    if (!isUsed.current) {
      isUsed.current = true
      return first
    }
    const outcome = await sendSignIn({ ...draft, code: '' }, words.failed)
    if (outcome.kind === 'refused') throw new ShopRefused(outcome.why, 403)
    return outcome.kind === 'asks-code' ? outcome.passkey : null
  }
  return <PasskeyButton words={words} ask={ask} onPasskey={onPasskey} />
}

type Draft = { email: string; password: string; code: string; passkey?: GivenPasskey }

/** After a password that is right; `passkey`: what one of this login is asked by. */
type Asked = { kind: 'asks-code'; passkey: AskedPasskey | null }

type SignInOutcome = { kind: 'in' } | Asked | { kind: 'refused'; why: string }

type Answer = { errors?: { message?: string; name?: string; passkey?: AskedPasskey | null }[] }

/** One try; `silence` is what is said where the shop did not answer. */
async function sendSignIn(draft: Draft, silence: string): Promise<SignInOutcome> {
  const answer = await ask(draft).catch(() => null)
  if (!answer) return { kind: 'refused', why: silence }
  const [error] = answer.body.errors ?? []
  if (answer.isOk) return { kind: 'in' }
  if (error?.name === 'second_factor_needed')
    return { kind: 'asks-code', passkey: error.passkey ?? null }
  return { kind: 'refused', why: error?.message ?? silence }
}

async function ask(draft: Draft): Promise<{ isOk: boolean; body: Answer }> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draft),
  })
  return { isOk: response.ok, body: (await response.json()) as Answer }
}

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  onEnter: () => void
  kind?: keyof typeof KINDS
}

const KINDS = {
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'text', maxLength: 24 },
  password: { type: 'password', autoComplete: 'current-password', autoFocus: true },
  name: { maxLength: 60 },
} as const

/** Where the digits of the app are typed, or pasted, or filled in by the phone; or the password in their place, or a name. */
export function CodeField({ onEnter, kind = 'code', ...field }: Props) {
  function send(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form around it is another one
    onEnter()
  }
  return <LabelledInput className="staff-field" {...KINDS[kind]} {...field} onKeyDown={send} />
}
