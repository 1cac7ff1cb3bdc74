'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSay } from '../use-say'

/** The paper itself, as its buyer has it. */
export function InvoicePdfLink() {
  const say = useSay()
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <p>
      <a href={`/api/invoices/${id}/pdf`}>{say('Download the PDF')} ↓</a>
    </p>
  )
}
