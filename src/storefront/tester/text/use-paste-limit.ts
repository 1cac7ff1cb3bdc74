import { useRef, useState, type ClipboardEvent } from 'react'
import { LONGEST_TEXT } from '@/domain/catalogue/typed-text'
import { groupThousands } from '@/domain/words'

type Field = HTMLInputElement | HTMLTextAreaElement

type PasteLimit = {
  /** What was left out of what was pasted, until the text is another; empty: nothing. */
  note: string
  onPaste: (event: ClipboardEvent<Field>) => void
  /** The text has been changed, by pasting too. */
  noteChange: (text: string) => void
}

/** A browser cuts what is pasted to `maxLength` and says nothing. `holder`: the sheet, the field. */
export function usePasteLimit(text: string, holder: string): PasteLimit {
  const [cut, setCut] = useState({ count: 0, from: '' })
  const pasted = useRef(0)

  function onPaste({ currentTarget: field, clipboardData }: ClipboardEvent<Field>): void {
    const words = clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
    const kept = field.value.length - ((field.selectionEnd ?? 0) - (field.selectionStart ?? 0))
    pasted.current = Math.max(0, kept + words.length - LONGEST_TEXT)
    // Of a full text nothing is changed.
    if (kept === LONGEST_TEXT) noteChange(field.value)
  }

  function noteChange(changed: string): void {
    if (pasted.current > 0 || cut.count > 0) setCut({ count: pasted.current, from: changed })
    pasted.current = 0
  }

  const count = cut.from === text ? cut.count : 0
  return { note: count > 0 ? inWords(count, holder) : '', onPaste, noteChange }
}

function inWords(count: number, holder: string): string {
  const last = count === 1 ? 'the last one was' : `the last ${groupThousands(count)} were`
  return `The ${holder} holds ${groupThousands(LONGEST_TEXT)} characters; ${last} left out.`
}
