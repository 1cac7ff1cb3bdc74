'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readResponse } from './read-response'
import { useSay } from './use-say'

const ASK_EVERY_MS = 2000

type Preparation = {
  preparation?: 'waiting' | 'preparing' | 'failed' | null
  preparationError?: string | null
}

/** Beside a typeface: what is still being made of its name after a save, and what went wrong with it. */
export function PreparationNotice() {
  const say = useSay()
  const { id, lastUpdateTime } = useDocumentInfo()
  const { preparation, preparationError } = usePreparation(id, lastUpdateTime)

  if (!preparation) return null
  return (
    <div className="field-type">
      {preparation === 'failed' ? (
        <p role="alert">
          {say('The name was not prepared.')} {preparationError && say(preparationError)}
        </p>
      ) : (
        <p role="status">{say('Preparing the name …')}</p>
      )}
    </div>
  )
}

function usePreparation(id: string | number | undefined, savedAt: number): Preparation {
  const [state, setState] = useState<Preparation>({})

  useEffect(() => {
    if (id === undefined) return
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const next: Preparation = await loadPreparation(id, gone.signal).catch(() => ({}))
      if (gone.signal.aborted) return
      setState(next)
      const isPending = next.preparation && next.preparation !== 'failed'
      if (isPending) timer = setTimeout(() => void look(), ASK_EVERY_MS)
    }
    void look()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [id, savedAt])

  return state
}

/** Of the row that the public sees: a draft has nothing prepared. */
async function loadPreparation(id: string | number, signal: AbortSignal): Promise<Preparation> {
  const query = 'depth=0&select[preparation]=true&select[preparationError]=true'
  return readResponse(await fetch(`/api/typefaces/${id}?${query}`, { signal }))
}
