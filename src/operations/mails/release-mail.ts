import type { Payload } from 'payload'
import { composeReleaseMail } from '@/delivery/mails/compose-release-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import { composeReleaseEntries } from '@/domain/catalogue/releases/release-entry'
import type { Licence, Release } from '@/payload-types'
import { findHeldBy, readNews, stylesTouched } from '../buyers/find-licence-holders'
import { idOf } from '../id-of'
import { stylesOfLicence } from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { findTypeface } from '../records/font-files'
import { findMailChoice } from '../records/mails'
import { findReleaseHistory } from '../records/release-news'
import { shopOrigin } from '../shop-origin'
import { linksToRefuse } from './change-mail-choices'
import { headingOfTypefaces } from './mail-heading'
import type { Composing } from './mail-shop'
import { findById } from '../records/rows'

/**
 * null: its address said no meanwhile, or holds no licence any more that it is news for, or the release was taken back or
 * replaced.
 */
export async function composeRelease(payload: Payload, { mail, shop }: Composing) {
  const address = mail.to ?? ''
  const release = await findById(payload, 'releases', mail.about ?? '')
  if (!release || release.current === false) return null
  if ((await findMailChoice(payload, address))?.noReleases) return null
  const licences = await findHeldBy(payload, { release, address })
  if (licences.length === 0) return null

  const { refusal, headers } = await linksToRefuse(payload, { email: address, about: 'releases' })
  const composed = await releaseMail(payload, {
    ...{ release, licences, address, shop },
    refuseUrl: refusal,
  })
  return { ...composed, headers }
}

type Writing = {
  release: Release
  /** Of one address: it is told of what it holds. */
  licences: Licence[]
  address: string
  shop: MailShop
  refuseUrl: string
}

export async function releaseMail(
  payload: Payload,
  { release, licences, address, shop, refuseUrl }: Writing,
): Promise<ComposedMail> {
  const typeface = await findTypeface(payload, idOf(release.typeface))
  const news = await readNews(payload, release)
  const held = new Set(licences.flatMap((licence) => stylesTouched(licence, news)))
  const history = await findReleaseHistory(payload, [idOf(release.typeface)])
  const named = history.map((one) => ({
    ...one,
    typeface: typeface?.name ?? '',
    changes: one.id === release.id ? one.changes.filter(({ style }) => held.has(style)) : [],
  }))
  const entry = composeReleaseEntries(named).find(({ id }) => id === release.id)
  if (!entry) throw new Error(`Release ${release.id} is not in the history of its typeface.`)
  const { namesOf } = await readWholeFamilies(payload, licences.map(stylesOfLicence))
  return composeReleaseMail({
    ...{ shop, entry, refuseUrl },
    to: { name: '', address },
    heading: await headingOfTypefaces(payload, typeface ? [typeface] : []),
    licences: licences.map((licence) => ({
      number: licence.number,
      styles: namesOf(stylesOfLicence(licence)),
    })),
    licencesUrl: `${shopOrigin()}/my-licences`,
    releasesUrl: `${shopOrigin()}/typeface/${typeface?.slug}/releases`,
  })
}
