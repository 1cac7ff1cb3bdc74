'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import type { DefaultCellComponentProps } from 'payload'
import { pathOfNewVersion, versionWords } from './words'

/** In the list of licence texts: the way to the next version of each. */
export function NewVersionCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { permissions } = useAuth()
  if (!permissions?.collections?.eulas?.create) return null
  return (
    <Link href={pathOfNewVersion(String(rowData.id))} prefetch={false}>
      {versionWords(i18n.language).make}
    </Link>
  )
}
