import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordRows } from '../access-rules'
import { bookkeeping, jsonField } from '../fields/common'
import { date, number, relationship, select, text, ui } from '../fields/payload-fields'

/** Invoices, credit notes and what takes one back, each as it was made: nothing on them ever changes. */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  ...recordRows,
  admin: { components: { beforeListTable: ['@/admin/invoices/invoice-export#InvoiceExport'] } },
  defaultSort: '-issuedAt',
  fields: [
    ui('pdf', '@/admin/invoices/invoice-pdf-link#InvoicePdfLink'),
    bookkeeping(text('documentkey', { unique: true })),
    text('number', { required: true, unique: true }),
    select('kind', stateOptions('invoices'), { required: true, index: true }),
    number('year', { required: true, index: true }),
    number('serial', { required: true }),
    relationship('order', 'orders', { required: true, index: true }),
    relationship('refund', 'refunds', { index: true }),
    date('issuedAt', { required: true, index: true }),
    jsonField('contents', { required: true }),
    bookkeeping(text('sha256')),
  ],
}
