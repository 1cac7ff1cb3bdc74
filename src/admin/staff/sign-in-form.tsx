'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { staffWords } from './staff-words'
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
  const [asksCode, setAsksCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send() {
    setIsBusy(true)
    setFailure(null)
    const outcome = await sendSignIn(draft, words.failed)
    if (outcome.kind === 'in') {
      window.location.assign(next) // a new page: nothing of who was here before is left
      return
    }
    setIsBusy(false)
    if (outcome.kind === 'asks-code') setAsksCode(true)
    else setFailure(outcome.why)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form className="staff-sign-in" aria-busy={isBusy} onSubmit={submit}>
      {!asksCode && (
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
          <Link href="/admin/forgot" prefetch={false}>
            {words.forgot}
          </Link>
        </>
      )}
      {asksCode && (
        <CodeField
          label={words.digitsOrCode}
          value={draft.code}
          onChange={(code) => setDraft({ ...draft, code })}
          onEnter={() => void send()}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" size="large" disabled={isBusy}>
        {words.signIn}
      </Button>
    </form>
  )
}

type Draft = { email: string; password: string; code: string }

type SignInOutcome = { kind: 'in' } | { kind: 'asks-code' } | { kind: 'refused'; why: string }

type Answer = { errors?: { message?: string; name?: string }[] }

/** One try; `silence` is what is said where the shop did not answer. */
async function sendSignIn(draft: Draft, silence: string): Promise<SignInOutcome> {
  const answer = await ask(draft).catch(() => null)
  if (!answer) return { kind: 'refused', why: silence }
  const [error] = answer.body.errors ?? []
  if (answer.isOk) return { kind: 'in' }
  if (error?.name === 'second_factor_needed') return { kind: 'asks-code' }
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
} as const

/** Where the digits of the app are typed, or pasted, or filled in by the phone; or the password in their place. */
export function CodeField({ label, value, onChange, onEnter, kind = 'code' }: Props) {
  const id = useId()
  function send(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form around it is another one
    onEnter()
  }
  return (
    <div className="staff-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...KINDS[kind]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={send}
      />
    </div>
  )
}
