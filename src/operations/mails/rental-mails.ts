import type { Payload } from 'payload'
import { composeRentalMail } from '@/delivery/mails/compose-licence-mails'
import type { RentalMail } from '@/delivery/mails/mail-types'
import { longDate } from '@/domain/long-date'
import { stateOfRental } from '@/domain/licensing/rental'
import type { Licence } from '@/payload-types'
import { idOf } from '../id-of'
import { findRenewalOrder, isOpenRental, priceOf } from '../orders/rentals/renewed-line'
import { findCartKey } from '../records/carts'
import { findLicence } from '../records/licences'
import { findOrder } from '../records/orders'
import { shopOrigin } from '../shop-origin'
import { zoneOfOrder } from '../shop-seller'
import { tellLicences } from './licence-mails'
import { headingOfLicences } from './mail-heading'
import { type Composing, shopOfOrder } from './mail-shop'

/** What each news is about, by the state of the rental: another state has come meanwhile, and has a mail of its own. */
const STATE = {
  ...{ due: 'renews', failed: 'renews', over: 'failed', ended: 'ended', resumed: 'renews' },
} as const

/** null: it was paid, ended or taken up again meanwhile. */
export async function composeRental(payload: Payload, { mail, shop }: Composing) {
  const [id = '', what = ''] = (mail.about ?? '').split(':')
  const licence = await findLicence(payload, { id: { equals: id } })
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  if (!licence?.endsAt || !order || !isNews(what) || !isOpenRental(licence)) return null
  if (stateOfRental(licence) !== STATE[what]) return null

  const [told] = await tellLicences(payload, [licence], order)
  if (!told) return null
  const { number, typeface, styles, uses, limits } = told
  return composeRentalMail({
    to: { name: order.name ?? '', address: mail.to ?? '' },
    shop: shopOfOrder(shop, order),
    heading: await headingOfLicences(payload, [licence]),
    ...{ what, lines: [styles.join(', '), ...uses, ...limits] },
    said: {
      ...{ number, typeface },
      end: longDate(licence.endsAt, zoneOfOrder(order)),
      day: licence.chargeAt ? longDate(licence.chargeAt, zoneOfOrder(order)) : '',
      price: priceOf(licence, order),
      why: licence.chargeError ?? '',
    },
    payUrl: await payUrlOf(payload, licence),
    licencesUrl: `${shopOrigin()}/my-licences`,
  })
}

function isNews(what: string): what is RentalMail['what'] {
  return Object.hasOwn(STATE, what)
}

async function payUrlOf(payload: Payload, licence: Licence): Promise<string | null> {
  const order = await findRenewalOrder(payload, licence)
  const key = order?.state === 'awaiting_payment' ? await findCartKey(payload, order.id) : null
  return key && `${shopOrigin()}/cart/${key}?step=payment`
}
