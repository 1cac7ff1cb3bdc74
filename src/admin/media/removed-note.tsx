'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { describeSvgRemovals } from '@/domain/site/media/svg-removals'

/** Above the form of an SVG: what was taken out of it before it was kept. */
export const RemovedNote: TextFieldClientComponent = ({ path }) => {
  const { value } = useField<string>({ path })
  const { i18n } = useTranslation()
  const sentence = describeSvgRemovals(value, i18n.language)
  if (sentence === null) return null

  return (
    <p className="removed-note" role="status">
      {sentence}
    </p>
  )
}
