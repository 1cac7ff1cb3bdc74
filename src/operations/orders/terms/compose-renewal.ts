import type { Payload } from 'payload'
import { composeRenewalMail } from '@/delivery/mails/licences/compose-renewal-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import type { Licence, Mail } from '@/payload-types'
import { idOf } from '../../id-of'
import { shopOfOrder } from '../../mails/mail-shop'
import { shopOrigin } from '../../shop-origin'
import { findLicence } from '../licences/licence-records'
import { stylesOfLicence, usesOfLicence } from '../licences/licence-terms'
import { readWholeFamilies } from '../licences/read-whole-families'
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
    ...(await saidOf(payload, licence)),
    endsAt: new Date(licence.endsAt),
    renewal: await readRenewalCart(payload, { cart: about.cart, number }),
    licencesUrl: `${shopOrigin()}/my-licences`,
  })
}

async function saidOf(payload: Payload, licence: Licence) {
  const { number, typefaceName } = licence
  const held = stylesOfLicence(licence)
  const { namesOf } = await readWholeFamilies(payload, [held])
  return {
    number,
    typeface: typefaceName ?? '',
    styles: namesOf(held),
    uses: usesOfLicence(licence).map(({ label }) => label),
  }
}
