import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { recordRows } from '../access-rules'
import { bookkeeping, readOnlyText, stateField } from '../fields/common'
import { date, number, select, text } from '../fields/payload-fields'
import mailKinds from './mail-kinds.json' with { type: 'json' }

const LABELS = mailKinds satisfies Record<StaffNotice, string> & Record<string, string>

const KINDS = Object.entries(LABELS).map(([value, label]) => ({ value, label }))

/** The outbox: a row refers to what its mail is about, and is sent once, by the process that claims it. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  ...recordRows,
  fields: [
    bookkeeping(text('mailkey', { unique: true })),
    select('kind', KINDS, { required: true }),
    readOnlyText('to'),
    bookkeeping(text('about', { index: true })),
    stateField(stateOptions('mails'), 'waiting'),
    number('attempts', { defaultValue: 0 }),
    date('dueAt', { index: true }),
    date('sentAt'),
    readOnlyText('lastFailure'),
  ],
}
