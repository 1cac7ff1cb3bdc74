import type { Payload } from 'payload'
import { composeRenewalMail } from '@/delivery/mails/licences/compose-renewal-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { nameStyles } from '@/domain/catalogue/styles/name-styles'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import type { Licence, Mail } from '@/payload-types'
import { idOf } from '../../id-of'
import { shopOfOrder } from '../../mails/mail-shop'
import { shopOrigin } from '../../shop-origin'
import { findLicence } from '../licences/licence-records'
import { stylesOfLicence, usesOfLicence } from '../licences/licence-terms'
import { findOrder } from '../order-records'
import { problemOfRenewal } from '../upgrades/read-held'
import { readAboutRenewal, readRenewalCart } from './renewal-cart'

/** null: it was renewed, or has ended, meanwhile. */
export async function composeRenewal(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const about = readAboutRenewal(mail.about ?? '')
  const licence = await findLicence(payload, { id: { equals: about.licence } })
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  if (!licence?.endsAt || !order || problemOfRenewal(licence, order)) return null
  if (stateOfLicence(licence, new Date()) !== 'active') return null

  const { number } = licence
  return composeRenewalMail({
    to: { name: order.name ?? '', address: mail.to ?? '' },
    shop: shopOfOrder(shop, order),
    ...saidOf(licence),
    endsAt: new Date(licence.endsAt),
    renewal: await readRenewalCart(payload, { cart: about.cart, number }),
    licencesUrl: `${shopOrigin()}/my-licences`,
  })
}

function saidOf({ number, typefaceName, styles, uses }: Licence) {
  return {
    number,
    typeface: typefaceName ?? '',
    styles: nameStyles(stylesOfLicence({ styles })),
    uses: usesOfLicence({ uses }).map(({ label }) => label),
  }
}
