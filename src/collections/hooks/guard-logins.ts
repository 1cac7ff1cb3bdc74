import {
  APIError,
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { LastLoginStays } from '@/domain/staff/staff-error'
import { problemOfPassword } from '@/operations/staff/check-password'
import { forgetDeletedLogin, keepLastLogin } from '@/operations/staff/keep-last-login'
import { closeRegistration } from '@/operations/staff/register-first-login'

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

export const keepLast: CollectionBeforeDeleteHook = async ({ id, req }) => {
  try {
    await keepLastLogin(req.payload, String(id))
  } catch (error) {
    if (error instanceof LastLoginStays) throw new APIError(error.message, error.status, null, true)
    throw error
  }
}

export const forgetDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await forgetDeletedLogin(req.payload, String(id))
}

export const closeAfterFirst: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === 'create') await closeRegistration(req.payload)
}
