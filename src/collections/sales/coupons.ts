import type { CollectionConfig } from 'payload'
import { staffAccess } from '../access/staff-managed'

export const Coupons: CollectionConfig = {
  slug: 'coupons',
  access: staffAccess,
  admin: { useAsTitle: 'code', group: 'Licensing', defaultColumns: ['code', 'kind', 'value'] },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'percent',
      options: ['percent', 'amount', 'credit'],
    },
    { name: 'value', type: 'number', required: true, min: 0 },
    { name: 'startsAt', type: 'date' },
    { name: 'endsAt', type: 'date' },
  ],
}
