'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { LicenceChanges, MineLicence } from '@/domain/order/mine-answer'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf } from '../../shop/call-failure'
import { focusFirstWrong } from '../../shop/focus-first-wrong'
import { ActionButton } from '../../ui/action-button'
import { changeLicence } from '../buyers-client'
import { ChangeFields } from './change-fields'
import { wantedChange, writtenOf } from './wanted-change'

type ChangeFormProps = { licence: MineLicence; changes: LicenceChanges }

/** What the holder of a licence changes by oneself: each change makes a new document and keeps the one before. */
export function ChangeForm({ licence, changes }: ChangeFormProps) {
  const router = useRouter()
  const [written, setWritten] = useState(() => writtenOf(licence, changes))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    const change = wantedChange(licence, changes, written)
    if (isSending) return
    if (!change) return setSaid('Nothing is changed yet.')
    setSending(true)
    setSaid('')
    setErrors({})
    try {
      await changeLicence(change)
      router.refresh()
      setSaid('Changed. The new document is under Documents.')
    } catch (error) {
      const { fields, message } = callFailureOf(error)
      setErrors(fields)
      if (Object.keys(fields).length === 0) setSaid(message)
      focusFirstWrong(fields, '.m-change[open]')
    }
    setSending(false)
  }

  return (
    <details className="m-change">
      <summary aria-label={`Change ${licence.number}`}>Change</summary>
      <form onSubmit={(event) => void send(event)} noValidate>
        <ChangeFields
          {...{ licence, changes, written, errors }}
          onWrite={(path, value) => setWritten((before) => ({ ...before, [path]: value }))}
        />
        <ActionButton type="submit" label="Save the changes" disabled={isSending} quiet />
        <p className="sign-in-answer" role="status">
          {said}
        </p>
      </form>
    </details>
  )
}
