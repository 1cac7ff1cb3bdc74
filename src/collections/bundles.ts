import type { CollectionConfig } from 'payload'
import { staffAccess } from './access/staff-managed'
import { priceField } from './fields/common'

export const Bundles: CollectionConfig = {
  slug: 'bundles',
  access: staffAccess,
  admin: { useAsTitle: 'name', group: 'Licensing' },
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'styles', type: 'relationship', relationTo: 'styles', hasMany: true },
    { name: 'typefaces', type: 'relationship', relationTo: 'typefaces', hasMany: true },
    priceField('The bundle, in cents.'),
  ],
}
