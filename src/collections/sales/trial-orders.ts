import type { CollectionConfig } from 'payload'
import { recordAccess } from '../access/staff-managed'
import { readOnlyText } from '../fields/common'

export const TrialOrders: CollectionConfig = {
  slug: 'trial-orders',
  access: recordAccess,
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'createdAt'] },
  fields: [
    readOnlyText('email', { index: true }),
    readOnlyText('name'),
    readOnlyText('company'),
    { name: 'typefaces', type: 'relationship', relationTo: 'typefaces', hasMany: true },
    { name: 'eula', type: 'relationship', relationTo: 'eulas' },
    { name: 'newsletter', type: 'checkbox', defaultValue: false },
    { name: 'offerDueAt', type: 'date', index: true, admin: { readOnly: true } },
    { name: 'offeredAt', type: 'date', admin: { readOnly: true } },
    readOnlyText('cart', { label: 'The cart of its offer' }),
  ],
}
