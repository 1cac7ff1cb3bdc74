import type { Payload } from 'payload'
import { composeNewsletterMail } from '@/delivery/mails/compose-newsletter-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { findMailChoiceById } from './mail-choice-records'
import { linksToRefuse } from './mail-choices'

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
