import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { composeInvitation, composeResetMail } from '@/delivery/mails/compose-staff-mails'
import type { Invitation } from '@/domain/staff/parse-invitation'
import { mailShop } from '../mails/mail-shop'
import { findLoginOf, insertLogin, makeResetToken } from '../records/users'
import { shopOrigin } from '../shop-origin'

const FOR_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

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

type Reset = { email: string; token: string }

/**
 * The mail with the link for a new password. Its host is the shop's own, never the one that the request named: whoever asks
 * for another's password would choose where the link leads.
 */
export async function writeResetMail(payload: Payload, { email, token }: Reset) {
  const { routes, admin } = payload.config
  return composeResetMail({
    to: { name: '', address: email },
    shop: await mailShop(payload),
    resetUrl: `${shopOrigin()}${routes.admin}${admin.routes.reset}/${token}`,
  })
}
