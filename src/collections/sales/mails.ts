import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

/** The outbox: a row refers to what its mail is about, and is sent once, by the process that claims it. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  access: recordAccess,
  admin: {
    useAsTitle: 'mailkey',
    group: 'Orders',
    defaultColumns: ['mailkey', 'to', 'state', 'sentAt', 'lastFailure'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('mailkey', { unique: true }),
    { name: 'kind', type: 'select', required: true, options: ['order', 'trial', 'payment_failed'] },
    readOnlyText('to'),
    readOnlyText('about', { index: true }),
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
    readOnlyText('lastFailure'),
  ],
}
