import type { Payload } from 'payload'
import { composeSignInMail } from '@/delivery/mails/compose-sign-in-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { keyOf } from '../secret-key'
import { shopOrigin } from '../shop-origin'
import { isKnownBuyer } from './buyer-records'
import { addressesOf } from './holder'
import { findSignIn, isOpen } from './sign-in-records'

/** null: nothing was ever bought with this address, or the link has been too long on its way. */
export async function composeSignIn(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const row = await findSignIn(payload, mail.about ?? '')
  if (!row?.email || !isOpen(row)) return null
  if (!(await isKnownBuyer(payload, await addressesOf(payload, row.email)))) return null
  const url = `${shopOrigin()}/my-licences/${keyOf('sign-in', row.nonce ?? '')}`
  return composeSignInMail({ to: { name: '', address: row.email }, shop, url })
}
