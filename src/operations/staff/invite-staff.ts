import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { parseEmailAddress } from '@/domain/customer/email-address'
import { InvalidRequest } from '@/domain/shop-error'
import { ROLES, type Role } from '@/domain/staff/roles'
import { composeInvitation } from '@/delivery/mails/staff/compose-invitation'
import { mailShop } from '../mails/mail-shop'
import { shopOrigin } from '../shop-origin'
import { findLoginOf, insertLogin, makeResetToken } from './login-records'

export type Invitation = { email: string; name: string; roles: Role[] }

const FOR_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

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

/**
 * Makes the login and mails a link to choose its password, which works for a week. Who is on the staff already gets another link
 * and keeps their roles. The login stays when the mail cannot be sent: inviting again sends it.
 */
export async function inviteStaff(payload: Payload, invitation: Invitation): Promise<void> {
  const { email, name, roles } = invitation
  if ((await findLoginOf(payload, email)) === null) {
    await insertLogin(payload, {
      email,
      name,
      roles,
      password: randomBytes(24).toString('base64url'),
    })
  }
  const token = await makeResetToken(payload, { email, forMs: FOR_DAYS * DAY_MS })
  const { routes, admin } = payload.config
  const mail = composeInvitation({
    to: { name, address: email },
    shop: await mailShop(payload),
    url: `${shopOrigin()}${routes.admin}${admin.routes.reset}/${token}`,
    days: FOR_DAYS,
  })
  await payload.sendEmail({ to: email, subject: mail.subject, html: mail.html, text: mail.text })
}
