import type { CollectionConfig } from 'payload'
import { staffAccess } from '../access/staff-managed'
import { cleanAddresses } from '../hooks/clean-addresses'
import { cleanNames } from '../hooks/clean-texts'

/** Addresses that belong together: whoever signs in with one of them sees the licences of all. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  access: staffAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'emails', 'updatedAt'],
    listSearchableFields: ['name', 'emails'],
    description:
      'A company that buys with several addresses. Without a row here each address sees what was bought with it.',
  },
  hooks: { beforeValidate: [cleanNames, cleanAddresses] },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'emails',
      label: 'E-mail addresses',
      type: 'text',
      hasMany: true,
      required: true,
      admin: {
        description: 'An address, then Enter, then the next. Each sees the licences of all.',
      },
    },
    { name: 'note', type: 'textarea', admin: { description: 'For staff alone.' } },
  ],
}
