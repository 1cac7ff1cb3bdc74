import { parseEmailAddress } from '../customer/email-address'
import { InvalidRequest } from '../shop-error'
import { type Role, ROLES } from './roles'

export type Invitation = { email: string; name: string; roles: Role[] }

/** What a form of staff says; throws InvalidRequest with a sentence a field. */
export function parseInvitation(body: Record<string, unknown>): Invitation {
  const email = parseEmailAddress(String(body.email ?? ''))
  const roles = ROLES.filter((role) => Array.isArray(body.roles) && body.roles.includes(role))
  const fields = {
    ...(email.kind === 'invalid'
      ? { email: 'Write an e-mail address, like ada@example.org.' }
      : {}),
    ...(roles.length === 0 ? { roles: 'Choose what this person may do.' } : {}),
  }
  if (email.kind === 'invalid' || Object.keys(fields).length > 0) throw new InvalidRequest(fields)
  return { email: email.value.toLowerCase(), name: String(body.name ?? '').trim(), roles }
}
