'use client'
import { useId, type KeyboardEvent } from 'react'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  onEnter: () => void
  kind?: keyof typeof KINDS
}

const KINDS = {
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'text', maxLength: 16 },
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
