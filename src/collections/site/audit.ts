import type { CollectionConfig } from 'payload'
import { DEEDS } from '@/domain/staff/deeds'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

/** Who of the staff did what, and from where: written as it happens, never changed and never removed. */
export const Audit: CollectionConfig = {
  slug: 'audit',
  access: recordAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['at', 'by', 'deed', 'place', 'title', 'details'],
    listSearchableFields: ['by', 'title', 'details', 'place'],
  },
  defaultSort: '-at',
  lockDocuments: false,
  fields: [
    { name: 'at', type: 'date', required: true, index: true, admin: { readOnly: true } },
    readOnlyText('by', { index: true }),
    { name: 'deed', type: 'select', required: true, options: [...DEEDS] },
    readOnlyText('place', { index: true }),
    readOnlyText('row', { index: true }),
    readOnlyText('title'),
    readOnlyText('details'),
    readOnlyText('address'),
    readOnlyText('browser'),
  ],
}
