import type { Payload } from 'payload'
import { LastLoginStays } from '@/domain/staff/staff-error'
import {
  countRemainingOwners,
  isOwnersLogin,
  markLeaving,
  removeConfirmations,
  unmarkLeaving,
} from './login-records'

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
