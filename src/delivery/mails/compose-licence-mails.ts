import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import { licenceBlocks } from './compose-order-mails'
import type { ChangeMail, ComposedMail, LicenseeMail, RenewalMail } from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/** To the buyer, and to whoever is written to about a licence: what it says was changed, and by whom. */
export function composeChangeMail(mail: ChangeMail): ComposedMail {
  const { to, shop, heading, number, typeface, change, by, version, url } = mail
  return renderMail({
    ...{ to, shop, heading },
    title: `Licence ${number}`,
    subject: `Licence ${number} was changed`,
    blocks: [
      `${by} changed what licence ${number} of ${typeface} says.`,
      { kind: 'list', title: `Version ${version}`, lines: [change] },
      'Its new document waits for you, beside those from before. The fonts are the same.',
      { kind: 'link', words: 'My licences', url },
      'It should not have been changed? Write to us.',
    ],
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
