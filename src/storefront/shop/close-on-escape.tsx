'use client'

import { useEffect } from 'react'
import { useGoTo } from '../shell/navigation/use-go-to'

/** Escape leads to home, except from a text field: there it belongs to the browser. */
export function CloseOnEscape() {
  const goTo = useGoTo()

  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isTextField(event.target)) return
      goTo('/')
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  })

  return null
}

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
