import { useId, useState } from 'react'
import type { FieldErrors } from '@/domain/shop-error'
import { classOfChoice } from './class-of-choice'

type OwnWordsFieldProps = {
  label: string
  /** The field's name in the API. */
  name: 'purchase_order' | 'note'
  most: number
  placeholder: string
  stored: string
  onWrite: (text: string | null) => Promise<FieldErrors>
}

/** What the buyer wants to stand with the order: a number of their own books, a note. Stored when the field is left. */
export function OwnWordsField({
  label,
  name,
  most,
  placeholder,
  stored,
  onWrite,
}: OwnWordsFieldProps) {
  const id = useId()
  const [text, setText] = useState(stored)
  const [error, setError] = useState<string>()

  async function store() {
    const written = text.trim()
    if (written === stored) return
    const errors = await onWrite(written || null)
    setError(errors[name])
  }

  return (
    <div className={classOfChoice({ error, isSet: stored !== '' })}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        value={text}
        maxLength={most}
        autoComplete="off"
        placeholder={placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void store()}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
