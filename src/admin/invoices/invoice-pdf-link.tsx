'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** The paper itself, as its buyer has it. */
export function InvoicePdfLink() {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <p>
      <a href={`/api/invoices/${id}/pdf`}>Download the PDF ↓</a>
    </p>
  )
}
