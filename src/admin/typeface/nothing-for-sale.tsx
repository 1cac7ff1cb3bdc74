import type { UIFieldServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { nothingForSale } from '@/operations/read-dashboard'

/** Beside a typeface, before it is published and after: that it would be seen, and that nobody could buy it. */
export async function NothingForSale({ payload, i18n }: UIFieldServerProps) {
  if ((await nothingForSale(payload)) === null) return null
  return (
    <div className="field-type">
      <p role="note">{say(i18n.language, NOTHING)}</p>
    </div>
  )
}

const NOTHING =
  'No licence is for sale: once it is published everybody sees this typeface, and nobody can buy it. Getting started, on the first screen, makes licences by one press.'
