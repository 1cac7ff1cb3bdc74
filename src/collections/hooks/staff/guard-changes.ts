import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
} from 'payload'
import { isRecord } from '@/domain/is-record'
import { changesAskedFor, type LoginChange } from '@/domain/staff/login-change'
import { isOwner } from '@/domain/staff/roles'
import { leadsElsewhere } from '@/domain/staff/shop-change'
import { ConfirmationNeeded } from '@/domain/staff/staff-error'
import { isConfirmed, requireConfirmed, signedInAs } from '@/operations/staff/confirm-login'
import { readShop } from '@/operations/records/shop'
import { findLoginById } from '@/operations/records/users'
import { reportLoginChange } from '@/operations/staff/report-login-change'

/**
 * Before anybody who is signed in writes what opens a login, theirs or another's: their own password, or a code. What the shop
 * writes for them by an operation of its own has been asked about where it began.
 */
export const askConfirmation: CollectionBeforeOperationHook = async (operation) => {
  const { args, overrideAccess, req } = operation
  const data: unknown = 'data' in args ? args.data : null
  const given = takeConfirmation(data)
  if (overrideAccess || !req.user) return args
  // Payload deletes without a body, and whoever is no owner deletes none.
  const isDeleting = operation.operation === 'delete' && isOwner(req.user)
  if (isDeleting && !(await isConfirmed(req.payload, signedInAs(req.user))))
    throw new ConfirmationNeeded('Confirm on the page of a login who you are, then delete it.')

  const changes = await changesIn(operation, data)
  if (changes.length === 0) return args
  await requireConfirmed(req.payload, signedInAs(req.user), given)
  req.context.givesPassword = changes.includes('password')
  return args
}

/** The same before what makes every login open by its password alone, or leads buyers' money to another account. */
export const askAboutShop: GlobalBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  const data: unknown = 'data' in args ? args.data : null
  const given = takeConfirmation(data)
  if (overrideAccess || !req.user || !leadsElsewhere(data, await readShop(req.payload))) return args
  await requireConfirmed(req.payload, signedInAs(req.user), given)
  return args
}

/** Its owner reads of it, and where else it was signed in it is not any more. */
export const reportChange: CollectionAfterChangeHook = async (change) => {
  const { context, doc, operation, overrideAccess, previousDoc, req } = change
  if (overrideAccess || !req.user || operation !== 'update') return doc
  const { email, roles } = doc as { email?: unknown; roles?: unknown }
  const changes: LoginChange[] = [
    ...(context.givesPassword ? (['password'] as const) : []),
    ...changesAskedFor({ email, roles }, previousDoc),
  ]
  if (changes.length === 0) return doc
  await reportLoginChange(req.payload, {
    id: String(doc.id),
    email: String(previousDoc.email),
    changes,
    by: signedInAs(req.user),
  })
  return doc
}

type Asked = Parameters<CollectionBeforeOperationHook>[0]

/** A new login is a door of its own. What is asked of many at once is not compared with each. */
async function changesIn({ args, operation, req }: Asked, data: unknown): Promise<LoginChange[]> {
  if (operation === 'create') return ['password', 'email', 'roles']
  if (operation !== 'update') return []
  const stored = 'id' in args ? await findLoginById(req.payload, String(args.id)) : null
  const asked = changesAskedFor(data, stored)
  // Only an owner gives roles: of anybody else's form they are left out.
  return isOwner(req.user) ? asked : asked.filter((change) => change !== 'roles')
}

/** It is nobody's field. */
function takeConfirmation(data: unknown): unknown {
  if (!isRecord(data)) return undefined
  const { currentPassword } = data
  delete data.currentPassword
  return currentPassword
}
