import type { Payload } from 'payload'
import { composeResetMail } from '@/delivery/mails/staff/compose-reset-mail'
import type { ComposedMail } from '@/delivery/mails/mail-types'
import { mailShop } from '../mails/mail-shop'
import { shopOrigin } from '../shop-origin'

type Reset = { email: string; token: string }

/**
 * The mail with the link for a new password. Its host is the shop's own, never the one that the request named: whoever asks
 * for another's password would choose where the link leads.
 */
export async function writeResetMail(
  payload: Payload,
  { email, token }: Reset,
): Promise<ComposedMail> {
  const { routes, admin } = payload.config
  return composeResetMail({
    to: { name: '', address: email },
    shop: await mailShop(payload),
    resetUrl: `${shopOrigin()}${routes.admin}${admin.routes.reset}/${token}`,
  })
}
