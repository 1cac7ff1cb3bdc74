import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import SAID from './buyer-mails.json' with { type: 'json' }
import { licenceBlocks } from './compose-order-mails'
import { composeSaid } from './compose-said'
import type { ChangeMail, ComposedMail, LicenseeMail, RenewalMail, RentalMail } from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

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
    ...{ to, shop, heading },
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
  const { to, shop, heading, number, typeface, styles, uses, limits, endsAt } = mail
  const { renewal, licencesUrl } = mail
  const end = longDate(endsAt)
  return renderMail({
    ...{ to, shop, heading },
    title: `Licence ${number}`,
    subject: `Your licence of ${typeface} ends on ${end}`,
    blocks: [
      `Licence ${number} ends on ${end}. Renewed, it goes on from there.`,
      ...(renewal ? offerBlocks(renewal) : [NOT_SOLD]),
      {
        kind: 'list',
        title: typeface,
        lines: [styles.join(', '), ...uses, ...limits, `Licence ${number}`],
      },
      'If you do nothing it simply ends: nothing is renewed or charged by itself.',
      { kind: 'link', words: 'My licences', url: licencesUrl },
    ],
  })
}

const NOT_SOLD: MailBlock =
  'What it holds is not sold any more as it was. Write to us, and we will find a way.'

function offerBlocks({ url, net, currency }: NonNullable<RenewalMail['renewal']>): MailBlock[] {
  const price = `It costs ${formatMoney(net, currency)} before VAT, and waits in a cart.`
  return [{ kind: 'link', words: 'Renew it', url }, price]
}

/** Of what is charged by itself its holder is told before, and of every attempt that failed. */
export function composeRentalMail(mail: RentalMail): ComposedMail {
  const { what, said: values, lines, payUrl: pay, licencesUrl: url } = mail
  return composeSaid(mail, SAID[`rental_${what}`], { values, urls: { url, pay }, lists: { lines } })
}
