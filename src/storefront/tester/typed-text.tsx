'use client'

import { useSyncExternalStore, type CSSProperties } from 'react'
import { LONGEST_TEXT } from './tester-state'

type Props = {
  label: string
  text: string
  onTextChange: (text: string) => void
  lang?: string
  dir?: 'ltr' | 'rtl' | 'auto'
  className: string
  style: CSSProperties
}

/**
 * A text to click and type into. A textarea, so that pasting is plain, undo, input methods and
 * screen readers work as everywhere; a hidden copy of the text behind it gives it its height. It takes no text before the
 * page is awake: React would put the sample in its place.
 */
export function TypedText({ label, text, onTextChange, lang, dir, className, style }: Props) {
  const isAwake = useSyncExternalStore(neverChanges, isInBrowser, isOnServer)

  return (
    <div className={`typed ${className}`} style={style} lang={lang} dir={dir} data-text={text}>
      <textarea
        aria-label={label}
        value={text}
        readOnly={!isAwake}
        onChange={(event) => onTextChange(event.target.value)}
        lang={lang}
        dir={dir}
        rows={1}
        maxLength={LONGEST_TEXT}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
    </div>
  )
}

const neverChanges = () => () => {}
const isInBrowser = () => true
const isOnServer = () => false
