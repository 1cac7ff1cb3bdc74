import { formatMoney } from '@/domain/money/format-money'
import { composeMail } from './compose-mail'
import type { MailBlock } from './compose-mail'
import type { ComposedMail, OrderMail } from './mail-types'

/** Points to the order's page: the mail itself opens no download, so it may be forwarded or lost. */
export function composeOrderMail(mail: OrderMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, licences, total, currency } = mail

  return composeMail({
    to,
    shop,
    subject: `Your fonts, order ${orderNumber}`,
    blocks: [
      { kind: 'text', lines: [`Thank you. Order ${orderNumber} is paid; your fonts are ready.`] },
      { kind: 'link', words: 'Fonts, licences and documents', url: orderUrl },
      ...licences.map(licenceBlock),
      { kind: 'text', lines: [`Total ${formatMoney(total, currency)}`] },
      { kind: 'text', lines: ['Keep this mail: the link opens your order at any time.'] },
    ],
  })
}

function licenceBlock({
  number,
  typeface,
  styles,
  uses,
}: OrderMail['licences'][number]): MailBlock {
  const lines = [styles.join(', '), ...uses, `Licence ${number}`]
  return { kind: 'list', title: typeface, lines }
}
