import type { Payload } from 'payload'
import { composeNewsletterMail, composeSignInMail } from '@/delivery/mails/compose-buyer-mails'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { addressesOf } from '../buyers/holder'
import { isKnownBuyer } from '../records/customers'
import { findMailChoiceById } from '../records/mails'
import { findSignIn, isOpen } from '../records/sign-ins'
import { keyOf } from '../secret-key'
import { shopOrigin } from '../shop-origin'
import { linksToRefuse } from './change-mail-choices'

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

/** null: it was answered meanwhile. */
export async function composeNewsletter(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const row = await findMailChoiceById(payload, mail.about ?? '')
  if (!row || row.newsletterConfirmedAt || row.newsletterEndedAt) return null
  const address = mail.to ?? ''
  const { page, headers } = await linksToRefuse(payload, { email: address, about: 'newsletter' })
  const composed = composeNewsletterMail({
    to: { name: '', address },
    shop,
    words: row.newsletterWords ?? '',
    confirmUrl: page,
  })
  return { ...composed, headers }
}
