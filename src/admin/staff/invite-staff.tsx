'use client'
import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { say } from '@/domain/staff/german/in-german'
import type { User } from '@/payload-types'
import { isOwner, type Role, ROLE_IN_WORDS, ROLES } from '@/domain/staff/roles'
import { LabelledInput, Tick } from '../labelled-input'
import { ConfirmLogin } from './confirm-login'
import { useStaffCall } from './use-staff-call'
import { staffWords } from './staff-words'
import './staff.css'

/** Above the list of the staff, for owners: who else may work here. */
export function InviteStaff() {
  const { user } = useAuth<User>()
  const { language } = useTranslation().i18n
  const words = staffWords(language)
  const { call, isBusy, failure, confirmation } = useStaffCall()
  const [isOpen, setIsOpen] = useState(false)
  const [invited, setInvited] = useState<string | null>(null)
  const [draft, setDraft] = useState({ email: '', name: '', roles: [] as Role[] })
  if (!isOwner(user)) return null

  async function send(event: FormEvent) {
    event.preventDefault()
    const answer = await call<{ invited: string }>({ path: '/invite', body: draft })
    if (!answer) return
    setInvited(answer.invited)
    setIsOpen(false)
    setDraft({ email: '', name: '', roles: [] })
  }
  function toggle(role: Role) {
    const roles = draft.roles.includes(role)
      ? draft.roles.filter((one) => one !== role)
      : [...draft.roles, role]
    setDraft({ ...draft, roles })
  }
  if (!isOpen) {
    return (
      <div className="staff-panel">
        {invited && (
          <p role="status">
            {words.invited} {invited}.
          </p>
        )}
        <Button onClick={() => setIsOpen(true)}>{words.invite}</Button>
      </div>
    )
  }
  return (
    <form className="staff-panel" aria-busy={isBusy} onSubmit={(event) => void send(event)}>
      <LabelledInput
        className="staff-field"
        label={words.email}
        type="email"
        required
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
      />
      <LabelledInput
        className="staff-field"
        label={words.name}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      {ROLES.map((role) => (
        <Tick
          key={role}
          className="staff-tick"
          checked={draft.roles.includes(role)}
          onChange={() => toggle(role)}
        >
          {say(language, ROLE_IN_WORDS[role])}
        </Tick>
      ))}
      {confirmation && <ConfirmLogin {...confirmation} words={words} />}
      {failure && <p role="alert">{failure}</p>}
      <div className="staff-buttons">
        <Button type="submit" disabled={isBusy || draft.roles.length === 0}>
          {words.send}
        </Button>
        <Button buttonStyle="secondary" onClick={() => setIsOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
