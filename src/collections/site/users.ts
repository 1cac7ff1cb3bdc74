import type { CollectionConfig, Field, FieldAccess, PayloadRequest } from 'payload'
import { isOwner, ROLE_NAMES, ROLES } from '@/domain/staff/roles'
import { NOTICES, STAFF_NOTICES } from '@/domain/staff/staff-notice'
import { env } from '@/env'
import { writeResetMail } from '@/operations/staff/invite-staff'
import { colleaguesOrSelf, ownerOnly, ownerOrSelf } from '../access-rules'
import { cleanNames } from '../fields/clean-texts'
import { derivedAccess } from '../fields/common'
import {
  askSecondFactor,
  checkPassword,
  closeAfterFirst,
  firstIsOwner,
  forgetDeleted,
  keepLast,
  keepLastOwner,
} from '../hooks/guard-logins'
import { askConfirmation, reportChange } from '../hooks/staff/guard-changes'
import { keepSignIn } from './audit'
import { date, relationship, select, text, ui } from '../fields/payload-fields'

const ownerGives = { update: (({ req }) => isOwner(req.user)) satisfies FieldAccess }

/** Kept in a row of its own; here for the list of the staff. */
const factorSince: Field = date('factorSince', {
  access: derivedAccess,
  admin: { readOnly: true, condition: (data) => Boolean(data.factorSince) },
})

/** The foundry's staff. Shoppers have no accounts. */
export const Users: CollectionConfig = {
  slug: 'users',
  disableDuplicate: true,
  access: {
    create: ownerOnly,
    read: colleaguesOrSelf,
    update: ownerOrSelf,
    delete: ownerOnly,
    unlock: ownerOnly,
    readVersions: ownerOnly,
    admin: ({ req }) => Boolean(req.user),
  },
  admin: { components: { beforeListTable: ['@/admin/staff/invite-staff#InviteStaff'] } },
  auth: {
    useSessions: true,
    // Tries count by who makes them (operations/staff/staff-sign-in.ts): Payload would lock the login for everybody.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    forgotPassword: { generateEmailSubject, generateEmailHTML },
    cookies: { sameSite: 'Lax', secure: env.shopUrl?.protocol === 'https:' },
  },
  hooks: {
    beforeValidate: [cleanNames, firstIsOwner],
    beforeChange: [keepLastOwner],
    beforeOperation: [checkPassword, askConfirmation],
    beforeLogin: [askSecondFactor],
    afterLogin: [keepSignIn],
    afterChange: [closeAfterFirst, reportChange],
    beforeDelete: [keepLast],
    afterDelete: [forgetDeleted],
  },
  fields: [
    text('name'),
    select(
      'roles',
      ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      {
        hasMany: true,
        validate: (value: unknown) =>
          (Array.isArray(value) && value.length > 0) || 'Choose what this person may do.',
        access: ownerGives,
        admin: { disableBulkEdit: true },
      },
    ),
    relationship('designer', 'designers', {
      access: ownerGives,
      admin: { allowCreate: false, condition: (data) => data.roles?.includes('designer') },
    }),
    select(
      'withoutMails',
      STAFF_NOTICES.map((value) => ({ value, label: NOTICES[value].name })),
      { hasMany: true, admin: { disableBulkEdit: true } },
    ),
    // Not the name of what it writes: the form leaves out what a field without a value is named.
    ui('confirmation', '@/admin/staff/current-password#CurrentPassword'),
    factorSince,
    ui('secondFactor', '@/admin/staff/second-factor#SecondFactor'),
    ui('visits', '@/admin/staff/visits#Visits'),
  ],
}

type Asked = { req?: PayloadRequest; token?: string; user?: { email?: string } }

async function generateEmailSubject(asked?: Asked): Promise<string> {
  return (await mailFor(asked)).subject
}

async function generateEmailHTML(asked?: Asked): Promise<string> {
  return (await mailFor(asked)).html
}

function mailFor({ req, token, user }: Asked = {}) {
  if (!req || !token || !user?.email) throw new Error('A link for a new password names its login.')
  return writeResetMail(req.payload, { email: user.email, token })
}
