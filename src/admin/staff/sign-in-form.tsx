'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useState, type FormEvent } from 'react'
import { CodeField } from './code-field'
import { sendSignIn } from './send-sign-in'
import { staffWords } from './words'
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
