import type { CollectionConfig } from 'payload'
import { stateOptions } from '@/domain/order/state-names'
import { recordAccess } from '../access-rules'
import { jsonField, readOnlyText } from '../fields/common'

/** Invoices, credit notes and what takes one back, each as it was made: nothing on them ever changes. */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  access: recordAccess,
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'kind', 'order', 'issuedAt'],
    listSearchableFields: ['number'],
    components: { beforeListTable: ['@/admin/invoices/invoice-export#InvoiceExport'] },
  },
  defaultSort: '-issuedAt',
  lockDocuments: false,
  fields: [
    {
      name: 'pdf',
      type: 'ui',
      admin: {
        components: { Field: '@/admin/invoices/invoice-pdf-link#InvoicePdfLink' },
        disableListColumn: true,
      },
    },
    readOnlyText('documentkey', { unique: true }),
    { name: 'number', type: 'text', required: true, unique: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: stateOptions('invoices'),
      index: true,
    },
    { name: 'year', type: 'number', required: true, index: true },
    { name: 'serial', type: 'number', required: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'refund', type: 'relationship', relationTo: 'refunds', index: true },
    { name: 'issuedAt', type: 'date', required: true, index: true },
    jsonField('contents', { required: true }),
    readOnlyText('sha256'),
  ],
}
