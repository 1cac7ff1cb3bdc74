import type { CollectionConfig, Field } from 'payload'
import { recordAccess, staffOnly } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { followedUpFields, noteFollower, quoteLinkField } from '../fields/follow-up'

/** As its visitor asked: staff add only what they did about it. */
function fixed(field: Field): Field {
  return { ...field, access: { update: () => false } } as Field
}

export const TrialOrders: CollectionConfig = {
  slug: 'trial-orders',
  access: { ...recordAccess, update: staffOnly },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'company', 'typefaces', 'createdAt', 'followedUp'],
    listSearchableFields: ['email', 'name', 'company', 'note'],
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [noteFollower(({ followedUp }) => followedUp === true)] },
  fields: [
    quoteLinkField,
    { name: 'followedUp', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    ...followedUpFields,
    { name: 'note', type: 'textarea', admin: { position: 'sidebar' } },
    ...[readOnlyText('email', { index: true }), readOnlyText('name'), readOnlyText('company')].map(
      fixed,
    ),
    fixed({
      name: 'typefaces',
      type: 'relationship',
      relationTo: 'typefaces',
      hasMany: true,
      admin: { readOnly: true },
    }),
    fixed({ name: 'eula', type: 'relationship', relationTo: 'eulas', admin: { readOnly: true } }),
    fixed({ name: 'newsletter', type: 'checkbox', defaultValue: false, admin: { readOnly: true } }),
    fixed({ name: 'offerDueAt', type: 'date', index: true, admin: { readOnly: true } }),
    fixed({ name: 'offeredAt', type: 'date', admin: { readOnly: true } }),
    fixed(readOnlyText('cart')),
  ],
}
