'use client'

import type { ClipboardEventHandler } from 'react'

type SearchFieldProps = {
  label: string
  /** By default the label. */
  placeholder?: string
  /** Of its part in a form. */
  name?: string
  value: string
  onValueChange: (value: string) => void
  type?: 'text' | 'search'
  /** What is typed is set in typefaces, and may run from right to left. */
  dir?: 'auto'
  maxLength?: number
  onPaste?: ClipboardEventHandler<HTMLInputElement>
}

const LONGEST_SEARCH = 80

/** One line to type into; the page follows each letter. */
export function SearchField({ label, value, onValueChange, ...field }: SearchFieldProps) {
  const { placeholder = label, type = 'text', maxLength = LONGEST_SEARCH, ...others } = field
  return (
    <input
      {...{ type, placeholder, value, maxLength }}
      {...others}
      aria-label={label}
      onChange={({ target }) => onValueChange(target.value)}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

/** On a phone, where fields share a line: what an empty one is for, in place of its longer hint. */
export function ShortWord({ children }: { children: string }) {
  return (
    <span className="short-word soft" aria-hidden="true">
      {children}
    </span>
  )
}
