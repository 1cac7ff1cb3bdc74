'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { LicenceChanges, MineLicence } from '@/domain/order/mine-answer'
import { ownValue } from '@/domain/own-value'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf, focusFirstWrong } from '../shop/call-failure'
import { ActionButton } from '../ui/action-button'
import { Field, FieldBox } from '../ui/field'
import { ShopForm } from '../ui/shop-form'
import { changeLicence, type WantedChange } from './buyers-client'

type ChangeFormProps = { licence: MineLicence; changes: LicenceChanges }

/** What the holder of a licence changes by oneself: each change makes a new document and keeps the one before. */
export function ChangeForm({ licence, changes }: ChangeFormProps) {
  const router = useRouter()
  const [written, setWritten] = useState(() => writtenOf(licence, changes))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  async function send() {
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
      <ShopForm plain="change-licence" onSend={() => void send()}>
        <input type="hidden" name="licence" value={licence.number} />
        <input type="hidden" name="version" value={licence.version} />
        <ChangeFields
          {...{ licence, changes, written, errors }}
          onWrite={(path, value) => setWritten((before) => ({ ...before, [path]: value }))}
        />
        <ActionButton type="submit" label="Save the changes" disabled={isSending} quiet />
        <p className="sign-in-answer" role="status">
          {said}
        </p>
      </ShopForm>
    </details>
  )
}

type ChangeFieldsProps = {
  licence: MineLicence
  changes: LicenceChanges
  written: Written
  errors: FieldErrors
  onWrite: (path: string, value: string) => void
}

function ChangeFields({ changes, written, errors, onWrite }: ChangeFieldsProps) {
  const id = useId()
  const fieldOf = (path: string) => ({
    name: path,
    width: 'half' as const,
    value: ownValue(written, path) ?? '',
    error: ownValue(errors, path),
    onChange: (event: { target: { value: string } }) => onWrite(path, event.target.value),
  })
  // Two a row: where those before it fill their rows, it has one of its own.
  const fieldsBefore = Number(changes.licensee) + changes.answers.length + 1
  return (
    <div className="grid fields">
      {changes.licensee && <Field label="Licensee" {...fieldOf('licensee')} />}
      {changes.answers.map((answer) => (
        <Field
          key={pathOf(answer)}
          label={`${answer.label} (${answer.use})`}
          note={answer.hint ?? undefined}
          {...fieldOf(pathOf(answer))}
        />
      ))}
      <Field
        label="Contact: also gets the mails about this licence, and opens it"
        type="email"
        {...fieldOf('contact')}
      />
      <FieldBox
        label="Its page for checking shows"
        width={fieldsBefore % 2 === 0 ? 'full' : 'half'}
        inputId={id}
      >
        <select
          id={id}
          name={SHOWS}
          value={written[SHOWS]}
          onChange={(event) => onWrite(SHOWS, event.target.value)}
        >
          <option value="licensee">The licensee</option>
          <option value="nothing">Not who holds it</option>
        </select>
      </FieldBox>
    </div>
  )
}

/** What stands in the fields, by the path of each in the API. */
type Written = Record<string, string>

const SHOWS = 'shows'

function writtenOf(licence: MineLicence, { contact, answers }: LicenceChanges): Written {
  return {
    licensee: licence.licensee,
    contact: contact ?? '',
    [SHOWS]: licence.shows,
    ...Object.fromEntries(answers.map((answer) => [pathOf(answer), answer.value])),
  }
}

function pathOf({ type, key }: { type: string; key: string }): string {
  return `answers.${type}.${key}`
}

/** Only what was written anew; null: nothing was. */
function wantedChange(
  licence: MineLicence,
  changes: LicenceChanges,
  written: Written,
): WantedChange | null {
  const before = writtenOf(licence, changes)
  const isNew = (path: string) => ownValue(written, path) !== ownValue(before, path)
  if (!Object.keys(before).some(isNew)) return null
  const answers: Record<string, Record<string, string>> = {}
  for (const answer of changes.answers.filter((one) => isNew(pathOf(one)))) {
    answers[answer.type] = {
      ...ownValue(answers, answer.type),
      [answer.key]: ownValue(written, pathOf(answer)) ?? '',
    }
  }
  return {
    licence: licence.number,
    version: licence.version,
    answers,
    ...(isNew('licensee') ? { licensee: written.licensee } : {}),
    ...(isNew('contact') ? { contact: written.contact || null } : {}),
    ...(isNew(SHOWS) ? { shows: written[SHOWS] === 'nothing' ? 'nothing' : 'licensee' } : {}),
  }
}
