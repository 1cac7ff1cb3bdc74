import type { CollectionConfig } from 'payload'
import { staffOnly } from '../access/rules'
import { staffAccess } from '../access/staff-managed'
import { cleanNames } from '../hooks/clean-texts'
import { generateEmailHTML, generateEmailSubject } from '../hooks/reset-mail'
import { checkPassword, closeAfterFirst, forgetDeleted, keepLast } from '../hooks/guard-logins'
import { env } from '@/env'

/** The foundry's staff. Shoppers have no accounts. */
export const Users: CollectionConfig = {
  slug: 'users',
  access: { ...staffAccess, unlock: staffOnly, admin: ({ req }) => Boolean(req.user) },
  admin: { useAsTitle: 'email', group: 'Staff', defaultColumns: ['email', 'name'] },
  auth: {
    useSessions: true,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    removeTokenFromResponses: true,
    forgotPassword: { generateEmailSubject, generateEmailHTML },
    cookies: { sameSite: 'Lax', secure: env.shopUrl?.protocol === 'https:' },
  },
  hooks: {
    beforeValidate: [cleanNames],
    beforeOperation: [checkPassword],
    afterChange: [closeAfterFirst],
    beforeDelete: [keepLast],
    afterDelete: [forgetDeleted],
  },
  fields: [{ name: 'name', type: 'text' }],
}
