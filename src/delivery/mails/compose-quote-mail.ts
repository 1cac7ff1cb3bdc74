import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import { renderMail } from './render-mail'
import type { ComposedMail, MailAddress, MailShop } from './mail-types'

type QuoteMail = {
  to: MailAddress
  shop: MailShop
  number: string
  url: string
  total: number
  currency: string
  validUntil: string
  note: string | null
}

/** The link to a quote that staff made. */
export function composeQuoteMail(mail: QuoteMail): ComposedMail {
  const { to, shop, number, url, total, currency, validUntil, note } = mail
  const until = longDate(new Date(validUntil))
  return renderMail({
    to,
    shop,
    subject: `Your quote ${number}`,
    blocks: [
      {
        kind: 'text',
        lines: [
          `Here is your quote ${number}: ${formatMoney(total, currency)}, valid until ${until}.`,
        ],
      },
      ...(note ? [{ kind: 'text' as const, lines: [note] }] : []),
      { kind: 'link', words: 'Read it, save it, pay it', url },
      { kind: 'text', lines: ['Whoever has this link can open the quote.'] },
    ],
  })
}
