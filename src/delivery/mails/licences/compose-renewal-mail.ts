import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '../../long-date'
import { composeMail, type MailBlock } from '../compose-mail'
import type { ComposedMail, RenewalMail } from '../mail-types'

/** About a contract that ends: what ends when, and the way to go on. */
export function composeRenewalMail(mail: RenewalMail): ComposedMail {
  const { to, shop, number, typeface, styles, uses, endsAt, renewal, licencesUrl } = mail
  const end = longDate(endsAt)
  return composeMail({
    to,
    shop,
    subject: `Your licence of ${typeface} ends on ${end}`,
    blocks: [
      {
        kind: 'text',
        lines: [`Licence ${number} ends on ${end}. Renewed, it goes on from there.`],
      },
      ...(renewal ? offerBlocks(renewal) : [NOT_SOLD]),
      { kind: 'list', title: typeface, lines: [styles.join(', '), ...uses, `Licence ${number}`] },
      {
        kind: 'text',
        lines: ['If you do nothing it simply ends: nothing is renewed or charged by itself.'],
      },
      { kind: 'link', words: 'My licences', url: licencesUrl },
    ],
  })
}

const NOT_SOLD: MailBlock = {
  kind: 'text',
  lines: ['What it holds is not sold any more as it was. Write to us, and we will find a way.'],
}

function offerBlocks({ url, net, currency }: NonNullable<RenewalMail['renewal']>): MailBlock[] {
  const price = `It costs ${formatMoney(net, currency)} before VAT, and waits in a cart.`
  return [
    { kind: 'link', words: 'Renew it', url },
    { kind: 'text', lines: [price] },
  ]
}
