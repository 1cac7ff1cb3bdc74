'use client'

import { groupThousands } from '@/domain/words'
import { SearchField } from '../ui/search-field'
import type { GlyphStyle } from './list-glyph-styles'

type Props = {
  styles: GlyphStyle[]
  value: string
  onStyleChange: (key: string) => void
  isWhole: boolean
  find: string
  onFind: (find: string) => void
  /** Letters that the foundry does not show. */
  unseen: number
}

/** Above the case: its style, and the search through all of it. */
export function CaseTools(props: Props) {
  const { styles, value, onStyleChange, isWhole, find, onFind, unseen } = props
  if (styles.length < 2 && !isWhole) return null

  return (
    <div className={isWhole ? 'glyph-tools' : 'glyph-tools is-slim'}>
      <div className="glyph-style">
        {styles.length > 1 ? <StyleSelect {...{ styles, value, onStyleChange }} /> : null}
      </div>
      {isWhole ? (
        <div className="glyph-find">
          <SearchField
            type="search"
            label="Find a glyph"
            placeholder="Find a letter, name, code or feature"
            value={find}
            onValueChange={onFind}
          />
        </div>
      ) : null}
      {unseen > 0 ? (
        <p className="soft glyph-unseen">And {groupThousands(unseen)} more in the font</p>
      ) : null}
    </div>
  )
}

function StyleSelect({
  styles,
  value,
  onStyleChange,
}: Pick<Props, 'styles' | 'value' | 'onStyleChange'>) {
  const families = [...new Set(styles.map(({ family }) => family))]
  const optionsOf = (family: string | null) =>
    styles
      .filter((style) => style.family === family)
      .map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))

  return (
    <label>
      <span className="soft">Set in</span>
      <select value={value} onChange={({ target }) => onStyleChange(target.value)}>
        {families.map((family) =>
          family === null ? (
            optionsOf(null)
          ) : (
            <optgroup key={family} label={family}>
              {optionsOf(family)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  )
}
