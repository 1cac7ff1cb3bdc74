import type { Payload } from 'payload'
import { composeChangeMail } from '@/delivery/mails/licences/compose-change-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { findLicence } from '../../orders/licences/licence-records'
import { shopOrigin } from '../../shop-origin'
import { findVersion } from './licence-version-records'

/** null: its licence is not there. */
export async function composeChange(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const [id = '', version = ''] = (mail.about ?? '').split(':')
  const licence = await findLicence(payload, { id: { equals: id } })
  const before = await findVersion(payload, { licence: id, version: Number(version) - 1 })
  if (!licence || !before) return null
  return composeChangeMail({
    to: { name: '', address: mail.to ?? '' },
    shop,
    number: licence.number,
    typeface: licence.typefaceName ?? '',
    change: before.change ?? '',
    by: before.by ?? '',
    version: Number(version),
    url: `${shopOrigin()}/my-licences`,
  })
}
