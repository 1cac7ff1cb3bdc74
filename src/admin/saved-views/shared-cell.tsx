'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** In the list of saved views: who finds this one there. */
export function SharedCell({ cellData }: DefaultCellComponentProps) {
  const isGerman = useTranslation().i18n.language === 'de'
  if (cellData) return <>{isGerman ? 'Alle, die verkaufen' : 'All who sell'}</>
  return <>{isGerman ? 'Nur du' : 'Only you'}</>
}
