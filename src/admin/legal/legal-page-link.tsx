'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readResponse, sentenceOf } from '../read-response'
import { useSay } from '../use-say'

type LegalPageLinkProps = { kind: string; title: string; draft: string | null }

const PAGES = '/admin/collections/pages'

/** To the draft; where there is none it is made first. */
export function LegalPageLink({ kind, title, draft }: LegalPageLinkProps) {
  const say = useSay()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function makeDraft(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const response = await fetch(`/api/pages/legal/${kind}`, { method: 'POST' })
      const { id } = await readResponse<{ id: string }>(response)
      router.push(`${PAGES}/${id}`)
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  if (draft !== null) {
    return (
      <Link
        className="quiet-button"
        href={`${PAGES}/${draft}`}
        prefetch={false}
        aria-label={say('Finish the draft: {title}', { title })}
      >
        {say('Finish the draft')}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        disabled={isBusy}
        aria-label={say('Make a draft: {title}', { title })}
        onClick={() => void makeDraft()}
      >
        {say('Make a draft')}
      </button>
      {failure && <span role="alert">{say(failure)}</span>}
    </>
  )
}
