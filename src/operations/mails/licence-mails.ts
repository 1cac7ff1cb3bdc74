import type { Payload } from 'payload'
import {
  composeChangeMail,
  composeLicenseeMail,
  composeRenewalMail,
} from '@/delivery/mails/compose-licence-mails'
import type { MailAttachment, MailLicence } from '@/delivery/mails/mail-types'
import { isSameAddress } from '@/domain/customer/email-address'
import { limitsInWords, limitsOfLicence } from '@/domain/licensing/licence-limits'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { useInFull } from '@/domain/licensing/licence-type'
import type { Licence, Order } from '@/payload-types'
import { licencePdfOf } from '../downloads/licence-documents'
import { idOf } from '../id-of'
import { limitedLicence, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { readAboutRenewal, readRenewalCart } from '../orders/licences/renewal-cart'
import { problemOfRenewal } from '../orders/upgrades/read-upgradable'
import { contactOf } from '../records/customers'
import { findVersion } from '../records/licence-changes'
import { findLicence, findLicencesOfOrder } from '../records/licences'
import { findOrder } from '../records/orders'
import { shopOrigin } from '../shop-origin'
import { headingOfLicences } from './mail-heading'
import { type Composing, shopOfOrder } from './mail-shop'

/** null: its licence is not there. */
export async function composeChange(payload: Payload, { mail, shop }: Composing) {
  const [id = '', version = ''] = (mail.about ?? '').split(':')
  const licence = await findLicence(payload, { id: { equals: id } })
  const before = await findVersion(payload, { licence: id, version: Number(version) - 1 })
  if (!licence || !before) return null
  return composeChangeMail({
    to: { name: '', address: mail.to ?? '' },
    shop,
    heading: await headingOfLicences(payload, [licence]),
    number: licence.number,
    typeface: licence.typefaceName ?? '',
    change: before.change ?? '',
    by: before.by ?? '',
    version: Number(version),
    url: `${shopOrigin()}/my-licences`,
  })
}

/** null: it was renewed, or has ended, meanwhile. */
export async function composeRenewal(payload: Payload, { mail, shop }: Composing) {
  const about = readAboutRenewal(mail.about ?? '')
  const licence = await findLicence(payload, { id: { equals: about.licence } })
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  if (!licence?.endsAt || !order || problemOfRenewal(licence, order)) return null
  if (stateOfLicence(licence, new Date()) !== 'active') return null

  const { number } = licence
  const [told] = await tellLicences(payload, [licence], order)
  if (!told) return null
  return composeRenewalMail({
    to: { name: order.name ?? '', address: mail.to ?? '' },
    shop: shopOfOrder(shop, order),
    heading: await headingOfLicences(payload, [licence]),
    ...told,
    endsAt: new Date(licence.endsAt),
    renewal: await readRenewalCart(payload, { cart: about.cart, number }),
    licencesUrl: `${shopOrigin()}/my-licences`,
  })
}

/** To a licensee who did not buy. null: none of the order's licences is theirs and in force. */
export async function composeLicensee(payload: Payload, { mail, shop }: Composing) {
  const order = await findOrder(payload, mail.about ?? '')
  if (!order) return null
  const address = mail.to ?? ''
  const licences = (await findLicencesOfOrder(payload, order.id)).filter(
    (licence) =>
      isSameAddress(contactOf(licence.contact) ?? '', address) &&
      stateOfLicence(licence, new Date()) !== 'revoked',
  )
  const [first] = licences
  if (!first) return null
  const composed = composeLicenseeMail({
    to: { name: '', address },
    shop: shopOfOrder(shop, order),
    heading: await headingOfLicences(payload, licences),
    buyer: order.company || order.name || '',
    licensee: first.licenseeName ?? '',
    licences: await tellLicences(payload, licences, order),
    url: `${shopOrigin()}/my-licences`,
  })
  const papers = await papersOf(payload, licences)
  return { ...composed, attachments: [...composed.attachments, ...papers] }
}

/** A mail without its paper is better than none: My licences has it too. */
async function papersOf(payload: Payload, licences: Licence[]): Promise<MailAttachment[]> {
  const papers = await Promise.allSettled(
    licences.map(async (licence) => ({
      filename: `${licence.number}.pdf`,
      content: await licencePdfOf(payload, licence),
      contentType: 'application/pdf',
    })),
  )
  return papers.flatMap((paper) => {
    if (paper.status === 'fulfilled') return [paper.value]
    payload.logger.error({ err: paper.reason, msg: 'A licence could not be attached to its mail' })
    return []
  })
}

export async function tellLicences(
  payload: Payload,
  licences: Licence[],
  order: Order,
): Promise<MailLicence[]> {
  const { namesOf } = await readWholeFamilies(payload, licences.map(stylesOfLicence))
  return licences.map((licence) => ({
    number: licence.number,
    typeface: licence.typefaceName ?? '',
    styles: namesOf(stylesOfLicence(licence)),
    uses: usesOfLicence(licence).map(useInFull),
    limits: limitsInWords(limitsOfLicence(limitedLicence(licence, order))),
    replaces: replacedBy(licence),
  }))
}

function replacedBy({ upgradeOf, renews }: Licence): string | null {
  if (upgradeOf) return `an upgrade of ${upgradeOf}`
  return renews ? `a renewal of ${renews}` : null
}
