'use client'

import type { ReactNode } from 'react'
import { optionOf } from '../../ui/option-of'
import type { TesterStyle } from '../state/list-tester-styles'

type Props = {
  label?: string
  styles: Pick<TesterStyle, 'key' | 'family' | 'name'>[]
  value: string
  onStyleChange: (key: string) => void
}

/** The styles by name, those of sub-families under theirs. A single style is plain text. */
export function StyleSelect({ label = 'Style', styles, value, onStyleChange }: Props) {
  if (styles.length === 1) {
    return (
      <p className="style-alone">
        <span className="soft">{label}</span> {styles[0]?.name}
      </p>
    )
  }
  const families = [...new Set(styles.map((style) => style.family))]
  const membersOf = (family: string | null) =>
    styles.filter((style) => style.family === family).map(({ key, name }) => optionOf(key, name))
  return (
    <ToolSelect label={label} value={value} onChoose={onStyleChange}>
      {families.map((family) =>
        family === null ? (
          membersOf(family)
        ) : (
          <optgroup key={family} label={family}>
            {membersOf(family)}
          </optgroup>
        ),
      )}
    </ToolSelect>
  )
}

type ToolSelectProps = {
  label: string
  className?: string
  value: string | number
  onChoose: (value: string) => void
  /** Its options. */
  children: ReactNode
}

/** A list in one line with its name. */
export function ToolSelect({ label, className, value, onChoose, children }: ToolSelectProps) {
  return (
    <label className={className}>
      <span className="soft">{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  )
}
