'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postJson, sentenceOf } from '../read-response'
import { dashboardWords } from './dashboard-words'

/** Makes the licences that most foundries begin with; their step is done with it, and the list of them says what to read. */
export function StarterLicences({ list }: { list: string }) {
  const { i18n } = useTranslation()
  const { starter: words } = dashboardWords(i18n.language).start
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  async function add(): Promise<void> {
    setBusy(true)
    try {
      await postJson('/api/licence-types/starter', {})
      router.push(list)
      router.refresh()
    } catch (error) {
      setSaid(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <>
      <button type="button" className="quiet-button" disabled={isBusy} onClick={() => void add()}>
        {words.add}
      </button>
      <span>{words.then}</span>
      <span role="status">{said}</span>
    </>
  )
}
