'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** What leads away from the page, or empties it. */
const WAYS_OUT = 'a[href]:not([target=_blank], [href^="#"]), [data-leaves]'

/** Asks before somebody leaves what is not saved; null: nothing is lost. */
export function useLeaveWarning(question: string | null): void {
  useEffect(() => {
    if (question === null) return undefined
    let isAccepted = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isAccepted) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      if (isAccepted || !(event.target instanceof Element) || !event.target.closest(WAYS_OUT))
        return
      isAccepted = window.confirm(question)
      if (isAccepted) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    // Before the router sees it.
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [question])
}

/** On a form that keeps what is typed into it to itself until it is sent: whoever leaves is asked. */
export function useTypedWarning(isHeld = false): { onInput: () => void } {
  const { t } = useTranslation()
  const [isTyped, setTyped] = useState(false)
  useLeaveWarning(isTyped || isHeld ? t('general:changesNotSaved') : null)
  return { onInput: () => setTyped(true) }
}
