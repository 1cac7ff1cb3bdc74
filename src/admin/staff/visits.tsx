'use client'
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { User } from '@/payload-types'
import { isOwner } from '@/domain/staff/roles'
import { useDates } from '../use-dates'
import { useStaffCall } from './use-staff-call'
import { staffWords } from './staff-words'
import './staff.css'

type Visit = {
  id: string
  createdAt: string
  expiresAt: string
  isThis: boolean
  network: string | null
  browser: string | null
}

/** Where somebody on the staff is signed in, each to be ended. */
export function Visits() {
  const { timeOf } = useDates()
  const { id } = useDocumentInfo()
  const { user } = useAuth<User>()
  const { language } = useTranslation().i18n
  const words = staffWords(language)
  const { call, isBusy, failure } = useStaffCall()
  const [visits, setVisits] = useState<Visit[] | null>(null)
  const maySee = id !== undefined && user && (String(id) === String(user.id) || isOwner(user))

  async function ask(visit?: string, isEnding = false) {
    const answer = await call<{ visits: Visit[] }>(
      isEnding
        ? { path: `/${id}/visits/end`, body: visit === undefined ? {} : { visit } }
        : { method: 'GET', path: `/${id}/visits` },
    )
    if (answer) setVisits(answer.visits)
  }
  useEffect(() => {
    if (maySee) void ask()
    // Once for each person: what ends a visit here answers what is left.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, maySee])
  if (!maySee) return null

  const others = visits?.filter(({ isThis }) => !isThis) ?? []
  return (
    <section className="staff-panel" aria-labelledby="visits">
      <h3 id="visits">{words.visits}</h3>
      {visits?.length === 0 && <p>{words.noVisits}</p>}
      <ul className="staff-visits">
        {visits?.map((visit) => (
          <li key={visit.id}>
            <span>
              {words.since} {timeOf(visit.createdAt)}, {words.until} {timeOf(visit.expiresAt)}
              {visit.isThis && <b> {words.thisOne}</b>}
              <small>{whereOf(visit, words.from)}</small>
            </span>
            {!visit.isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                disabled={isBusy}
                onClick={() => void ask(visit.id, true)}
              >
                {words.endVisit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void ask(undefined, true)}>
          {others.length === visits?.length ? words.endAll : words.endOthers}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </section>
  )
}

/** `Firefox, Windows, from 203.0.113.…`; empty for a visit that began before the shop wrote it down. */
function whereOf({ browser, network }: Visit, from: string): string {
  return [browser, network && `${from} ${network}`].filter(Boolean).join(', ')
}
