'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readResponse } from '../read-response'
import { useSay } from '../use-say'

type Row = Partial<Record<'file' | 'picture' | 'caption' | 'shows' | 'by', string | null>>

/** A specimen by its words or its file, so that one sees what one drags; and whether visitors see it. */
export function SpecimenLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const say = useSay()
  const file = data?.file ?? data?.picture ?? null
  const alt = useAltOf(file)
  const isUse = data ? 'shows' in data || 'picture' in data : false
  const isWhole = file !== null && (!isUse || Boolean(data?.shows && data.by))
  const words = isUse ? [data?.shows, data?.by].filter(Boolean).join(', ') : data?.caption

  return (
    <span>
      {words || alt || `${say('Specimen')} ${rowNumber + 1}`}
      {isWhole ? null : (
        <em style={{ marginInlineStart: '1em' }}>{say('Not complete: visitors do not see it.')}</em>
      )}
    </span>
  )
}

/** What the file says it shows; null: not known yet, or the file is gone. */
function useAltOf(id: string | null): string | null {
  const [known, setKnown] = useState<{ id: string; alt: string } | null>(null)

  useEffect(() => {
    if (!id) return
    const gone = new AbortController()
    fetch(`/api/media/${id}?depth=0`, { signal: gone.signal })
      .then((response) => readResponse<{ alt: string }>(response))
      .then(({ alt }) => setKnown({ id, alt }))
      .catch(() => undefined)
    return () => gone.abort()
  }, [id])
  return known && known.id === id ? known.alt : null
}
