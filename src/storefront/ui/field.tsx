import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

/** Of its line at a desk. On a phone halves take lines of their own; a pair stays together. */
export type FieldWidth = 'full' | 'half' | 'pair' | 'third'

type FieldFrame = {
  label: string
  width?: FieldWidth
  /** What is wrong, as a sentence. */
  error?: string
  /** What is worth knowing while nothing is wrong. */
  note?: string
}

type FieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'width' | 'className'>

/** A labelled line to write on. */
export function Field({ label, width, error, note, id, ...input }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId

  return (
    <FieldBox label={label} width={width} error={error} note={note} inputId={inputId}>
      <input
        type="text"
        aria-describedby={note ? `${inputId}-note` : undefined}
        {...input}
        {...errorProps(inputId, error)}
        id={inputId}
      />
    </FieldBox>
  )
}

type FieldBoxProps = FieldFrame & { inputId: string; children: ReactNode }

/** The frame of a field, for a control of another kind; give that control `errorProps(inputId, error)`. */
export function FieldBox({ label, width = 'full', error, note, inputId, children }: FieldBoxProps) {
  return (
    <label className={classOf(width, error)} htmlFor={inputId}>
      <span>{label}</span>
      {children}
      {error ? <b id={`${inputId}-error`}>{error}</b> : null}
      {note && !error ? (
        <i id={`${inputId}-note`} role="status">
          {note}
        </i>
      ) : null}
    </label>
  )
}

export function errorProps(inputId: string, error: string | undefined) {
  if (!error) return {}
  return { 'aria-invalid': true, 'aria-describedby': `${inputId}-error` } as const
}

function classOf(width: FieldWidth, error: string | undefined): string {
  return ['field', width === 'full' ? '' : width, error ? 'bad' : ''].filter(Boolean).join(' ')
}
