import type { CollectionConfig, Field } from 'payload'
import { recordAccess, staffOnly } from '../access-rules'
import { readOnlyText } from '../fields/common'
import { followedUpFields, noteFollower, quoteLinkField } from '../fields/follow-up'
import { checkbox, date, relationship, textarea } from '../fields/payload-fields'

/** As its visitor asked: staff add only what they did about it. */
function fixed(field: Field): Field {
  return { ...field, access: { update: () => false } } as Field
}

export const TrialOrders: CollectionConfig = {
  slug: 'trial-orders',
  access: { ...recordAccess, update: staffOnly },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [noteFollower(({ followedUp }) => followedUp === true)] },
  fields: [
    quoteLinkField,
    checkbox('followedUp', { defaultValue: false, admin: { position: 'sidebar' } }),
    ...followedUpFields,
    textarea('note', { admin: { position: 'sidebar' } }),
    ...[readOnlyText('email', { index: true }), readOnlyText('name'), readOnlyText('company')].map(
      fixed,
    ),
    fixed(relationship('typefaces', 'typefaces', { hasMany: true, admin: { readOnly: true } })),
    fixed(relationship('eula', 'eulas', { admin: { readOnly: true } })),
    fixed(checkbox('newsletter', { defaultValue: false, admin: { readOnly: true } })),
    fixed(date('offerDueAt', { index: true, admin: { readOnly: true } })),
    fixed(date('offeredAt', { admin: { readOnly: true } })),
    fixed(readOnlyText('cart')),
  ],
}
