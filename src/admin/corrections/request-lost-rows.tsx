'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { ownValue } from '@/domain/own-value'

/** A request for a row is sent a quarter of a second after the press; an answer takes a little longer, or much longer. */
const FIRST_AFTER_MS = 1000

/**
 * Payload 3.90.1 keeps a row shimmering for ever that is added shortly before the answer to an earlier change: it takes that answer
 * (`MERGE_SERVER_STATE` in its fieldReducer) for one that knows the row, and requests no fields for it. This changes something of
 * such a row that nobody sees, and the form makes its request.
 */
export function RequestLostRows() {
  const { dispatchFields, getFields } = useForm()
  const lacking = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => ownValue(fields, path)?.rows?.some(({ isLoading }) => isLoading))
      .join(),
  )

  useEffect(() => {
    if (lacking === '') return
    let timer: ReturnType<typeof setTimeout>
    function requestAfter(time: number) {
      timer = setTimeout(() => {
        for (const path of lacking.split(',')) {
          const rows = ownValue(getFields(), path)?.rows ?? []
          dispatchFields({ type: 'UPDATE', path, rows: rows.map(touchRow) })
        }
        requestAfter(2 * time)
      }, time)
    }
    requestAfter(FIRST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [lacking, dispatchFields, getFields])

  return null
}

type Row = { isLoading?: boolean; lastRenderedPath?: string }

/** Both say that none of its fields was rendered yet. */
function touchRow<Some extends Row>(row: Some): Some {
  if (!row.isLoading) return row
  return { ...row, lastRenderedPath: row.lastRenderedPath === '' ? undefined : '' }
}
