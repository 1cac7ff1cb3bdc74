'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { ownValue } from '@/domain/own-value'

const FIELDS = ['percent', 'rounding', 'appliesTo', 'typefaces', 'currencies']

/** Payload does not ask the server again for what it worked out of a row when that is changed and saved: its readers are told. */
export function OutdatedNote({ text }: { text: string }) {
  const now = useFormFields(([fields]) =>
    JSON.stringify(FIELDS.map((name) => ownValue(fields, name)?.value)),
  )
  const [loaded] = useState(now)
  if (now === loaded) return null
  return (
    <p role="alert">
      <a href="">{text}</a>
    </p>
  )
}
