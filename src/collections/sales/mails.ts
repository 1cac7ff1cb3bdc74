import type { CollectionConfig } from 'payload'
import { STAFF_NOTICES } from '@/domain/staff/staff-notice'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

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
      options: ['order', 'trial', 'payment_failed', ...STAFF_NOTICES],
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
