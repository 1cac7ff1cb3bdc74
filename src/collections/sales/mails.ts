import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { recordAccess } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { date, number, select } from '../fields/payload-fields'

const LABELS = {
  order: 'The fonts of an order',
  licensee: 'A licence, to whom it is for',
  trial: 'Trial fonts',
  trial_offer: 'What was tried, in a cart',
  newsletter: 'Whether to send news',
  quote: 'A quote',
  transfer: 'Where to transfer the money to',
  transfer_reminder: 'A transfer that is overdue',
  payment_failed: 'A payment that failed',
  refund: 'Money that went back',
  refund_reversed: 'Money that did not go back after all',
  invoice_corrected: 'A corrected invoice',
  release: 'A newer release of what was licensed',
  licence_changed: 'A licence that was changed',
  renewal: 'A licence that ends soon',
  sign_in: 'A link to one’s own licences',
  staff_review: 'To staff: an order needs review',
  staff_inquiry: 'To staff: a bank asks about a payment',
  staff_dispute: 'To staff: a payment is disputed',
  staff_dispute_won: 'To staff: a dispute is won',
  staff_refund_failed: 'To staff: a refund failed',
  staff_mail_failed: 'To staff: a mail failed',
  staff_webhook_silent: 'To staff: Stripe’s events do not arrive',
  staff_disk_full: 'To staff: the disk is almost full',
  staff_vat_id: 'To staff: VIES denies a VAT number that was let pass',
  staff_enquiry: 'To staff: somebody asks about a licence',
} as const satisfies Record<StaffNotice, string> & Record<string, string>

const KINDS = Object.entries(LABELS).map(([value, label]) => ({ value, label }))

/** The outbox: a row refers to what its mail is about, and is sent once, by the process that claims it. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  access: recordAccess,
  admin: {
    useAsTitle: 'to',
    defaultColumns: ['to', 'kind', 'state', 'sentAt', 'lastFailure'],
    listSearchableFields: ['to', 'lastFailure'],
  },
  lockDocuments: false,
  fields: [
    readOnlyText('mailkey', { unique: true }),
    select('kind', KINDS, { required: true }),
    readOnlyText('to'),
    readOnlyText('about', { index: true }),
    select('state', stateOptions('mails'), {
      required: true,
      defaultValue: 'waiting',
      index: true,
    }),
    number('attempts', { defaultValue: 0 }),
    date('dueAt', { index: true }),
    date('sentAt'),
    readOnlyText('lastFailure'),
  ],
}
