'use client'
import { useId, type KeyboardEvent } from 'react'

type Props = { label: string; value: string; onChange: (code: string) => void; onEnter: () => void }

/** Where the digits of the app are typed, or pasted, or filled in by the phone. */
export function CodeField({ label, value, onChange, onEnter }: Props) {
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
        autoComplete="one-time-code"
        inputMode="text"
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={send}
      />
    </div>
  )
}
