import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import SAID from './buyer-mails.json' with { type: 'json' }
import { licenceBlocks } from './compose-order-mails'
import { composeSaid } from './compose-said'
import type { ChangeMail, ComposedMail, LicenseeMail, RenewalMail, RentalMail } from './mail-types'
import { renderMail } from './render-mail'

/** To the buyer, and to whoever is written to about a licence: what it says was changed, and by whom. */
export function composeChangeMail(mail: ChangeMail): ComposedMail {
  const { number, typeface, change, by, version, url } = mail
  const values = { number, typeface, by, version }
  return composeSaid(mail, SAID.licence_changed, {
    values,
    urls: { url },
    lists: { changes: [change] },
  })
}

/** To a licensee who did not buy: what is theirs, with its papers. Of what was paid, and by which order, it says nothing. */
export function composeLicenseeMail(mail: LicenseeMail): ComposedMail {
  const { to, shop, heading, buyer, licensee, licences, url } = mail
  const typefaces = [...new Set(licences.map(({ typeface }) => typeface))].join(', ')
  return renderMail({
    to,
    shop,
    heading,
    title: licences.length === 1 ? 'Your licence' : 'Your licences',
    subject: `Your licence of ${typefaces}`,
    blocks: [
      `${buyer} bought fonts for ${licensee}. The licence is yours:`,
      ...licenceBlocks(licences, 'in My licences'),
      'Fonts and papers wait in My licences: ask there for a link to this address.',
      { kind: 'link', words: 'My licences', url },
      'You know nothing of this? Write to us.',
    ],
  })
}

/** About a contract that ends: what ends when, and the way to go on. */
export function composeRenewalMail(mail: RenewalMail): ComposedMail {
  const { number, typeface, styles, uses, limits, endsAt, renewal, licencesUrl: url } = mail
  const price = renewal && formatMoney(renewal.net, renewal.currency)
  return composeSaid(mail, SAID.renewal, {
    values: { number, typeface, end: longDate(endsAt, mail.shop.timeZone), price: price ?? '' },
    urls: { url, renew: renewal?.url },
    lists: { lines: [styles.join(', '), ...uses, ...limits, `Licence ${number}`] },
    flags: { sold: renewal !== null, gone: renewal === null },
  })
}

/** Of what is charged by itself its holder is told before, and of every attempt that failed. */
export function composeRentalMail(mail: RentalMail): ComposedMail {
  const { what, said: values, lines, payUrl: pay, licencesUrl: url } = mail
  return composeSaid(mail, SAID[`rental_${what}`], { values, urls: { url, pay }, lists: { lines } })
}
