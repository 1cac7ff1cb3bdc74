'use client'

import { FieldLabel, TextareaInput, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent, JSONFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'
import { ownValue } from '@/domain/own-value'
import { say } from '@/domain/staff/german/in-german'
import { recordInWords } from '@/domain/staff/record-in-words'
import { siblingOf } from './money/amount-input'
import { useDates } from './use-dates'

const NOT_YET = 'This cannot be read yet: a bracket or a quotation mark is missing.'

/**
 * JSON in a plain text field, and where it is only read in words. Payload's own editor is loaded from another host, which a
 * shop must not depend on.
 */
export const JsonField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { language } = useTranslation().i18n
  const validate = useCallback(
    (value: unknown) => typeof value !== 'string' || say(language, NOT_YET),
    [language],
  )
  const { value, setValue, showError, path, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
    validate,
  })
  const [typed, setTyped] = useState('')
  const text =
    typed !== '' && JSON.stringify(parse(typed)) === JSON.stringify(value) ? typed : textOf(value)

  function change(next: string) {
    setTyped(next)
    setValue(parse(next))
  }

  const isRead = Boolean(readOnly || disabled)
  if (isRead) return <StoredRecord {...{ path, value }} label={field.label} />

  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      value={text}
      rows={Math.min(24, text.split('\n').length)}
      showError={showError}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** Text that does not parse stays a string, which no JSON field of the shop may hold: so the form refuses it. */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

type StoredRecordProps = {
  path: string
  label: JSONFieldClientProps['field']['label']
  value: unknown
}

/** What the shop stored of a sale: to be read, not to be changed. */
function StoredRecord({ path, label, value }: StoredRecordProps) {
  const { language } = useTranslation().i18n
  const currency = useFormFields(([fields]) => ownValue(fields, siblingOf(path, 'currency'))?.value)
  const known = typeof currency === 'string' ? currency : null
  const groups = recordInWords(value, { language, currency: known, ...useDates() })

  return (
    <div className="field-type stored-record">
      <FieldLabel label={label} path={path} />
      {groups.length === 0 ? <p>–</p> : null}
      {groups.map(({ title, lines }, place) => (
        <section key={place}>
          {title ? <p className="stored-title">{title}</p> : null}
          <dl>
            {lines.map((line) => (
              <div key={line.label}>
                <dt>{line.label}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
