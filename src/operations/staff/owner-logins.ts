import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { LastLoginStays, RegistrationIsClosed } from '@/domain/staff/staff-error'
import {
  countRemainingOwners,
  findLoginOf,
  hasLogins,
  insertLogin,
  insertRegistration,
  isOwnersLogin,
  markLeaving,
  openLogin,
  removeConfirmations,
  removeRegistration,
  unmarkLeaving,
} from '../records/users'
import { forgetFactor } from './second-factor'
import { endVisit } from './staff-sign-in'

/** The first login of a shop, once: whoever comes later, or at the same time, is refused. A registration that failed may be tried again. */
export async function registerFirstLogin<Result>(
  payload: Payload,
  register: () => Promise<Result>,
): Promise<Result> {
  if (await hasLogins(payload)) await insertRegistration(payload)
  if (!(await insertRegistration(payload))) throw new RegistrationIsClosed()
  try {
    return await register()
  } catch (error) {
    if (!(await hasLogins(payload))) await removeRegistration(payload)
    throw error
  }
}

/** From the first login on nobody registers, whatever becomes of the table. */
export async function closeRegistration(payload: Payload): Promise<void> {
  if (await hasLogins(payload)) await insertRegistration(payload)
}

/**
 * Refuses to let the last owner go. Of several that are deleted at once each is marked before the others are counted, so whoever
 * marks last finds nobody left and stays.
 */
export async function keepLastLogin(payload: Payload, id: string): Promise<void> {
  if (!(await isOwnersLogin(payload, id))) return
  await markLeaving(payload, id)
  if ((await countRemainingOwners(payload, id)) > 0) return
  await unmarkLeaving(payload, id)
  throw new LastLoginStays()
}

export async function forgetDeletedLogin(payload: Payload, id: string): Promise<void> {
  await unmarkLeaving(payload, id)
  await removeConfirmations(payload, id)
}

/**
 * For whoever holds the server and cannot sign in any more: the login of this address is an owner's, without a second
 * factor, with a new password and signed in nowhere; made, if there is none. null: this is no address.
 */
export async function restoreOwner(payload: Payload, address: string) {
  const parsed = parseEmailAddress(address)
  if (parsed.kind === 'invalid') return null
  const email = parsed.value.toLowerCase()
  const password = randomBytes(15).toString('base64url')
  const id = await findLoginOf(payload, email)
  if (id === null) {
    await insertLogin(payload, { email, name: '', roles: ['owner'], password })
    return { email, password }
  }
  await openLogin(payload, { id, password })
  await forgetFactor(payload, id)
  await endVisit(payload, { id })
  return { email, password }
}
