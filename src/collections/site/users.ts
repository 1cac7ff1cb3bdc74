import type { CollectionConfig } from 'payload'
import { isOwner, ROLE_IN_WORDS, ROLES } from '@/domain/staff/roles'
import { ownerOnly, ownerOrSelf, staffOnly } from '../access/rules'
import { cleanNames } from '../hooks/clean-texts'
import { generateEmailHTML, generateEmailSubject } from '../hooks/reset-mail'
import {
  checkPassword,
  closeAfterFirst,
  firstIsOwner,
  forgetDeleted,
  keepLast,
  keepLastOwner,
} from '../hooks/guard-logins'
import { env } from '@/env'

const rolesAccess = { update: ({ req }: { req: { user: unknown } }) => isOwner(req.user as never) }

/** The foundry's staff. Shoppers have no accounts. */
export const Users: CollectionConfig = {
  slug: 'users',
  access: {
    create: ownerOnly,
    read: staffOnly,
    update: ownerOrSelf,
    delete: ownerOnly,
    unlock: ownerOnly,
    readVersions: ownerOnly,
    admin: ({ req }) => Boolean(req.user),
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'roles'] },
  auth: {
    useSessions: true,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    removeTokenFromResponses: true,
    forgotPassword: { generateEmailSubject, generateEmailHTML },
    cookies: { sameSite: 'Lax', secure: env.shopUrl?.protocol === 'https:' },
  },
  hooks: {
    beforeValidate: [cleanNames, firstIsOwner],
    beforeChange: [keepLastOwner],
    beforeOperation: [checkPassword],
    afterChange: [closeAfterFirst],
    beforeDelete: [keepLast],
    afterDelete: [forgetDeleted],
  },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      options: ROLES.map((value) => ({ value, label: ROLE_IN_WORDS[value] })),
      validate: (value: unknown) =>
        (Array.isArray(value) && value.length > 0) || 'Choose what this person may do.',
      access: rolesAccess,
      admin: { description: 'Whoever has several may do what any of them may.' },
    },
  ],
}
