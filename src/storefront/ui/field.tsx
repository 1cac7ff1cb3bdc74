import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

type FieldFrame = {
  label: string
  width?: 'full' | 'half' | 'third'
  /** What is wrong, as a sentence. */
  fault?: string
}

type FieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'width' | 'className'>

/** A labelled line to write on. */
export function Field({ label, width, fault, id, ...input }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId

  return (
    <FieldBox label={label} width={width} fault={fault} inputId={inputId}>
      <input type="text" {...input} {...faultProps(inputId, fault)} id={inputId} />
    </FieldBox>
  )
}

type FieldBoxProps = FieldFrame & { inputId: string; children: ReactNode }

/** The frame of a field, for a control of another kind; give that control `faultProps(inputId, fault)`. */
export function FieldBox({ label, width = 'full', fault, inputId, children }: FieldBoxProps) {
  return (
    <label className={classOf(width, fault)} htmlFor={inputId}>
      <span>{label}</span>
      {children}
      {fault ? <b id={`${inputId}-fault`}>{fault}</b> : null}
    </label>
  )
}

export function faultProps(inputId: string, fault: string | undefined) {
  if (!fault) return {}
  return { 'aria-invalid': true, 'aria-describedby': `${inputId}-fault` } as const
}

function classOf(width: 'full' | 'half' | 'third', fault: string | undefined): string {
  return ['field', width === 'full' ? '' : width, fault ? 'bad' : ''].filter(Boolean).join(' ')
}
