'use client'

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'
import { saverInWords } from '@/domain/staff/saved-by'

/** Beside the form: who saved what stands in it. */
export const SavedBy: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { i18n } = useTranslation()
  if (!value) return null
  return (
    <div className="field-type text">
      <FieldLabel label={field.label} path={path} />
      <p style={{ margin: 0 }}>{saverInWords(value, i18n.language)}</p>
    </div>
  )
}

export function SavedByCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return <>{saverInWords(cellData, i18n.language)}</>
}
