'use client'

import { useRowLabel } from '@payloadcms/ui'
import { useSay } from '../use-say'

/** A link of a menu by its words, so that one sees what one drags. */
export function LinkLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string | null }>()
  const say = useSay()
  return <span>{data?.label || `${say('New link')} ${rowNumber + 1}`}</span>
}
