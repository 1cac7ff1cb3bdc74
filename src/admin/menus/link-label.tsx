'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

/** A link of a menu by its words, so that one sees what one drags. */
export function LinkLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ label?: string | null }>()
  const { i18n } = useTranslation()
  const unnamed = i18n.language === 'de' ? 'Neuer Link' : 'New link'
  return <span>{data?.label || `${unnamed} ${rowNumber + 1}`}</span>
}
