'use client'

import type { TesterStyle } from '../state/list-tester-styles'

type NamedStyle = Pick<TesterStyle, 'key' | 'family' | 'name'>

type Props = { styles: NamedStyle[]; value: string; onStyleChange: (key: string) => void }

/** The styles by name, those of sub-families under theirs. A single style is plain text. */
export function StyleSelect({ styles, value, onStyleChange }: Props) {
  if (styles.length === 1) {
    return (
      <p className="style-alone">
        <span className="soft">Style</span> {styles[0]?.name}
      </p>
    )
  }

  const families = [...new Set(styles.map((style) => style.family))]
  const membersOf = (family: string | null) => styles.filter((style) => style.family === family)

  return (
    <label>
      <span className="soft">Style</span>
      <select value={value} onChange={({ target }) => onStyleChange(target.value)}>
        {families.map((family) =>
          family === null ? (
            membersOf(family).map(optionOf)
          ) : (
            <optgroup key={family} label={family}>
              {membersOf(family).map(optionOf)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  )
}

function optionOf(style: NamedStyle) {
  return (
    <option key={style.key} value={style.key}>
      {style.name}
    </option>
  )
}
