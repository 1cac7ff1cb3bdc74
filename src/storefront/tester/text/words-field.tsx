'use client'

import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import { SearchField } from '../../ui/search-field'
import { usePasteLimit } from './use-paste-limit'

type WordsFieldProps = {
  label: string
  /** Of its part in a form. */
  name?: string
  text: string
  onTextChange: (text: string) => void
  /** Which letters of them are lacking, as sentences; empty: none. */
  lack?: string
}

/** One line of words, set in every family. */
export function WordsField({ label, name, text, onTextChange, lack = '' }: WordsFieldProps) {
  const { note, onPaste, noteChange } = usePasteLimit(text, 'field')
  return (
    <>
      <div className="explore-text">
        <SearchField
          {...{ label, name, onPaste }}
          value={text}
          onValueChange={(typed) => {
            noteChange(typed)
            onTextChange(typed)
          }}
          dir="auto"
          maxLength={LONGEST_TEXT}
        />
      </div>
      <p className="soft left-out" role="status">
        {[note, lack].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
