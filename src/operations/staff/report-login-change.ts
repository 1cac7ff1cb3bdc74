import type { Payload } from 'payload'
import type { LoginChange } from '@/domain/staff/login-change'
import { composeLoginChange } from '@/delivery/mails/compose-staff-mails'
import { mailShop } from '../mails/mail-shop'
import { shopOrigin } from '../shop-origin'
import type { SignedIn } from './confirm-login'
import { endVisit } from './staff-sign-in'

type Changed = {
  id: string
  /** The address that it had until now. */
  email: string
  changes: readonly LoginChange[]
  by: SignedIn
}

/** After what opens a login was changed: every visit of it ends but the one that did it, and its owner reads of it. */
export async function reportLoginChange(payload: Payload, changed: Changed): Promise<void> {
  const { id, by } = changed
  const isOwn = id === by.id
  await endVisit(payload, { id, ...(isOwn && by.visit ? { kept: by.visit } : {}) })
  // The deed is done, and does not wait for the mail.
  mailLoginChange(payload, changed).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The mail about a changed login could not be sent' }),
  )
}

async function mailLoginChange(payload: Payload, { id, email, changes, by }: Changed) {
  const { routes, admin } = payload.config
  const mail = composeLoginChange({
    to: { name: '', address: email },
    shop: await mailShop(payload),
    changes,
    by: id === by.id ? 'You, or somebody who is signed in as you,' : by.email,
    url: `${shopOrigin()}${routes.admin}${admin.routes.forgot}`,
  })
  await payload.sendEmail({ to: email, subject: mail.subject, html: mail.html, text: mail.text })
}
