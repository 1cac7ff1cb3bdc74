import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { findLoginOf, insertLogin, openLogin } from './login-records'
import { endVisit } from './visits'
import { forgetFactor } from './second-factor/second-factor'

export type Restored = { email: string; password: string }

/**
 * For whoever holds the server and cannot sign in any more: the login of this address is an owner's, unlocked, without a second
 * factor, with a new password and signed in nowhere; made, if there is none. null: this is no address.
 */
export async function restoreOwner(payload: Payload, address: string): Promise<Restored | null> {
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
