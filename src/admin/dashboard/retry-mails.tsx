'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { readResponse, sentenceOf } from '../read-response'
import { dashboardWords } from './dashboard-words'

/** Sends every mail that failed anew, once what stood in the way is mended. */
export function RetryMails() {
  const { i18n } = useTranslation()
  const { needs: words } = dashboardWords(i18n.language)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  async function retry(): Promise<void> {
    setBusy(true)
    try {
      const response = await fetch('/api/desk/retry-mails', { method: 'POST' })
      const { retried } = await readResponse<{ retried: number }>(response)
      setSaid(words.retried(retried))
    } catch (error) {
      setSaid(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void retry()}>
        {words.retry}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
