import type { HTMLInputAutoCompleteAttribute } from 'react'
import { ownValue } from '@/domain/own-value'
import type { FieldErrors } from '@/domain/shop-error'
import { Field, type FieldWidth } from '../../ui/field'

type TextFieldProps = {
  label: string
  /** The field's path in the API: "address.city". */
  path: string
  value: string
  errors: FieldErrors
  width?: FieldWidth
  type?: 'text' | 'email'
  autoComplete?: HTMLInputAutoCompleteAttribute
  isOptional?: boolean
  /** What is worth knowing while nothing is wrong. */
  note?: string
  onWrite: (value: string) => void
  /** The visitor has left the field. */
  onLeave: (path: string) => void
}

/** One line of the details, with its error beneath it. */
export function TextField({
  path,
  errors,
  isOptional,
  onWrite,
  onLeave,
  ...field
}: TextFieldProps) {
  return (
    <Field
      {...field}
      name={path}
      // The error beneath is its description, not a part of its name.
      aria-label={field.label}
      error={ownValue(errors, path)}
      aria-required={!isOptional}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={() => onLeave(path)}
    />
  )
}
