'use client'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { User } from '@/payload-types'
import { isOwner } from '@/domain/staff/roles'
import { OthersFactor } from './others-factor'
import { OwnFactor } from './own-factor'
import { staffWords } from './words'
import './staff.css'

/** On the page of somebody on the staff: their second factor, to turn on and off, or for an owner to take away. */
export function SecondFactor() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth<User>()
  const words = staffWords(useTranslation().i18n.language)
  const [isTakenAway, setIsTakenAway] = useState(false)
  if (id === undefined || !user) return null

  const isOwn = String(id) === String(user.id)
  if (!isOwn && !isOwner(user)) return null
  const since = isTakenAway ? null : (savedDocumentData?.factorSince as string | null | undefined)
  return (
    <section className="staff-panel" aria-labelledby="second-factor">
      <h3 id="second-factor">{words.title}</h3>
      <p>{words.app}</p>
      {isOwn ? (
        <OwnFactor words={words} />
      ) : (
        <OthersFactor
          id={String(id)}
          hasFactor={Boolean(since)}
          isTakenAway={isTakenAway}
          words={words}
          onTakenAway={() => setIsTakenAway(true)}
        />
      )}
    </section>
  )
}
