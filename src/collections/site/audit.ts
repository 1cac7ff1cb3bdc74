import type { CollectionConfig, Field } from 'payload'
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
    inList('place', '@/admin/lists/text-cells#PlaceCell'),
    readOnlyText('row', { index: true }),
    readOnlyText('title'),
    inList('details', '@/admin/lists/text-cells#PlainCell'),
    readOnlyText('address'),
    readOnlyText('browser'),
  ],
}

function inList(name: string, Cell: string): Field {
  return {
    name,
    type: 'text',
    index: name === 'place',
    admin: { readOnly: true, components: { Cell } },
  }
}
