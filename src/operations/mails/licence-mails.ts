import type { Payload } from 'payload'
import { composeChangeMail, composeRenewalMail } from '@/delivery/mails/compose-licence-mails'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { limitsInWords, limitsOfLicence } from '@/domain/licensing/licence-limits'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { useInFull } from '@/domain/licensing/licence-type'
import type { Licence, Mail, Order } from '@/payload-types'
import { idOf } from '../id-of'
import { limitedLicence, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { readAboutRenewal, readRenewalCart } from '../orders/licences/renewal-cart'
import { problemOfRenewal } from '../orders/upgrades/read-upgradable'
import { findVersion } from '../records/licence-changes'
import { findLicence } from '../records/licences'
import { findOrder } from '../records/orders'
import { shopOrigin } from '../shop-origin'
import { shopOfOrder } from './mail-shop'

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
    ...(await saidOf(payload, licence, order)),
    endsAt: new Date(licence.endsAt),
    renewal: await readRenewalCart(payload, { cart: about.cart, number }),
    licencesUrl: `${shopOrigin()}/my-licences`,
  })
}

async function saidOf(payload: Payload, licence: Licence, order: Order) {
  const { number, typefaceName } = licence
  const held = stylesOfLicence(licence)
  const { namesOf } = await readWholeFamilies(payload, [held])
  return {
    number,
    typeface: typefaceName ?? '',
    styles: namesOf(held),
    uses: usesOfLicence(licence).map(useInFull),
    limits: limitsInWords(limitsOfLicence(limitedLicence(licence, order))),
  }
}
