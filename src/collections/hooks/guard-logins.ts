import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { isOwner } from '@/domain/staff/roles'
import { LastLoginStays } from '@/domain/staff/staff-error'
import { hasLogins, removeFactor, removePasskeys } from '@/operations/records/users'
import {
  closeRegistration,
  forgetDeletedLogin,
  keepLastLogin,
} from '@/operations/staff/owner-logins'
import { forgetDemand, proveFactor } from '@/operations/staff/second-factor'
import { problemOfPassword } from '@/operations/staff/staff-sign-in'

type Given = { password?: unknown; email?: unknown; name?: unknown }

/** A password that is set, wherever it is set: on a form, by the reset link, at the first registration. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return args
  const given = ('data' in args ? args.data : null) as Given | null
  if (given?.password === undefined || given.password === null) return args

  const personal = [given.email, given.name].filter((word) => typeof word === 'string')
  const message = problemOfPassword(given.password, personal)
  if (message) throw new ValidationError({ errors: [{ message, path: 'password' }] })
  return args
}

/** Who opens the shop owns it, whatever its form says; and so does a login that the shop makes by itself, without roles. */
export const firstIsOwner: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user) return data
  if (data?.roles?.length && (await hasLogins(req.payload))) return data
  return { ...data, roles: ['owner'] }
}

/** The role of owner is taken from nobody who is the last to have it. */
export const keepLastOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const wasOwner = isOwner(originalDoc as { roles?: string[] } | undefined)
  if (wasOwner && data.roles && !isOwner(data)) await keep(req, String(originalDoc.id))
  return data
}

export const keepLast: CollectionBeforeDeleteHook = ({ id, req }) => keep(req, String(id))

export const forgetDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeFactor(req.payload, String(id))
  await removePasskeys(req.payload, String(id))
  await forgetDeletedLogin(req.payload, String(id))
}

export const closeAfterFirst: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'create') await closeRegistration(req.payload)
}

async function keep(req: PayloadRequest, id: string): Promise<void> {
  try {
    await keepLastLogin(req.payload, id)
  } catch (error) {
    if (error instanceof LastLoginStays)
      throw new APIError(say(req.i18n.language, error.message), error.status, null, true)
    throw error
  }
}

/** After the password, before there is a session: a code or a passkey, from whoever has a second factor. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  // The link came by mail; there is no session until both are given.
  if (context.isNewPassword) return
  const { code, passkey } = (req.data ?? {}) as { code?: unknown; passkey?: unknown }
  await proveFactor(req.payload, {
    id: String(user.id),
    code: typeof code === 'string' ? code : '',
    passkey,
  })
}

export const forgetFactorDemand: GlobalAfterChangeHook = ({ doc }) => {
  forgetDemand()
  return doc
}
