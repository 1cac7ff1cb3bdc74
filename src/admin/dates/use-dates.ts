'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { datesIn, type Dates } from './dates-in'

export function useDates(): Dates {
  const { config } = useConfig()
  return datesIn(config, useTranslation().i18n.language)
}
