import type { CollectionConfig } from 'payload'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

const LABELS = {
  order: 'The fonts of an order',
  trial: 'Trial fonts',
  payment_failed: 'A payment that failed',
  staff_review: 'To staff: an order needs review',
  staff_mail_failed: 'To staff: a mail failed',
  staff_webhook_silent: 'To staff: Stripe’s events do not arrive',
  staff_disk_full: 'To staff: the disk is almost full',
} as const satisfies Record<StaffNotice | 'order' | 'trial' | 'payment_failed', string>

const KINDS = Object.entries(LABELS).map(([value, label]) => ({ value, label }))

/** The outbox: a row refers to what its mail is about, and is sent once, by the process that claims it. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  access: recordAccess,
  admin: {
    useAsTitle: 'to',
    group: 'Orders',
    defaultColumns: ['to', 'kind', 'state', 'sentAt', 'lastFailure'],
    listSearchableFields: ['to', 'lastFailure'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('mailkey', { unique: true, label: 'Sent once for' }),
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: KINDS,
    },
    readOnlyText('to', { label: 'Recipient' }),
    readOnlyText('about', { index: true, label: 'Number of what it is about' }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: ['waiting', 'sending', 'sent', 'failed', 'dropped'],
      index: true,
    },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date' },
    readOnlyText('lastFailure', { label: 'Why it failed' }),
  ],
}
