import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Invitation } from '@/domain/staff/parse-invitation'
import { composeInvitation } from '@/delivery/mails/staff/compose-invitation'
import { mailShop } from '../mails/mail-shop'
import { shopOrigin } from '../shop-origin'
import { findLoginOf, insertLogin, makeResetToken } from './login-records'

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
