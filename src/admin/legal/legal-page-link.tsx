'use client'

import { useRouter } from 'next/navigation'
import { AdminLink } from '../admin-link'
import { QuietButton } from '../quiet-button'
import { readResponse } from '../read-response'
import { useCall } from '../use-call'
import { useSay } from '../use-say'

type LegalPageLinkProps = { kind: string; title: string; draft: string | null }

const PAGES = '/admin/collections/pages'

/** To the draft; where there is none it is made first. */
export function LegalPageLink({ kind, title, draft }: LegalPageLinkProps) {
  const say = useSay()
  const router = useRouter()
  const { isBusy, failure, call } = useCall()

  async function makeDraft(): Promise<void> {
    const response = await fetch(`/api/pages/legal/${kind}`, { method: 'POST' })
    const { id } = await readResponse<{ id: string }>(response)
    router.push(`${PAGES}/${id}`)
  }

  if (draft !== null) {
    return (
      <AdminLink
        className="quiet-button"
        href={`${PAGES}/${draft}`}
        aria-label={say('Finish the draft: {title}', { title })}
      >
        {say('Finish the draft')}
      </AdminLink>
    )
  }
  return (
    <>
      <QuietButton
        disabled={isBusy}
        aria-label={say('Make a draft: {title}', { title })}
        onClick={() => void call(makeDraft, { leadsAway: true })}
      >
        {say('Make a draft')}
      </QuietButton>
      {failure && <span role="alert">{say(failure)}</span>}
    </>
  )
}
