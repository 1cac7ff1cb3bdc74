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
  /** Which letters its typeface lacks, as a sentence; empty: none. */
  lack?: string
}

/**
 * A text to click and type into. A textarea, so that pasting is plain, and undo, input methods and
 * screen readers work as everywhere; a hidden copy of the text behind it gives it its height.
 */
export function EditableText(props: Props) {
  const {
    label,
    text,
    onTextChange,
    lang,
    dir,
    className,
    style,
    field,
    holder = 'field',
    lack = '',
  } = props
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
        {[note, lack].filter(Boolean).join(' ')}
      </p>
    </>
  )
}

/** The caret is put away, to look at what was typed; an input method takes back its own. */
function leaveOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Escape' && !nativeEvent.isComposing) currentTarget.blur()
}

/** Beside an editable text whose face could not be loaded: it is shown in another. */
export function MissingFace({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <p className="missing-face" role="status">
      {name} did not arrive: the text stands in another face until it does.{' '}
      <button type="button" className="lk" onClick={onRetry}>
        Fetch it again
      </button>
    </p>
  )
}

/** What a text to type into waits for: the style sheet knows whether one clicks or taps. */
export function TypeHint() {
  return (
    <>
      <span className="by-mouse">Click</span>
      <span className="by-touch">Tap</span> and type
    </>
  )
}
