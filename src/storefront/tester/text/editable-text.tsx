'use client'

import type { CSSProperties, KeyboardEvent, Ref } from 'react'
import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import { usePasteLimit } from './use-paste-limit'

/** Stands in an empty field, and is set as any text. */
export const PLACEHOLDER = 'Type here'

type Props = {
  label: string
  text: string
  onTextChange: (text: string) => void
  lang?: string
  dir?: 'ltr' | 'rtl' | 'auto'
  className: string
  style: CSSProperties
  field?: Ref<HTMLTextAreaElement>
  /** What it is called where it is full. */
  holder?: string
}

/**
 * A text to click and type into. A textarea, so that pasting is plain, and undo, input methods and
 * screen readers work as everywhere; a hidden copy of the text behind it gives it its height.
 */
export function EditableText(props: Props) {
  const { label, text, onTextChange, lang, dir, className, style, field, holder = 'field' } = props
  const { note, onPaste, noteChange } = usePasteLimit(text, holder)
  return (
    <>
      <div
        className={`typed ${className}`}
        style={style}
        lang={lang}
        dir={dir}
        data-text={text || PLACEHOLDER}
      >
        <textarea
          ref={field}
          aria-label={label}
          value={text}
          onChange={({ target }) => {
            noteChange(target.value)
            onTextChange(target.value)
          }}
          onPaste={onPaste}
          onKeyDown={leaveOnEscape}
          lang={lang}
          dir={dir}
          rows={1}
          placeholder={PLACEHOLDER}
          maxLength={LONGEST_TEXT}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      </div>
      <p className="soft left-out" role="status">
        {note}
      </p>
    </>
  )
}

/** The caret is put away, to look at what was typed; an input method takes back its own. */
function leaveOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Escape' && !nativeEvent.isComposing) currentTarget.blur()
}
