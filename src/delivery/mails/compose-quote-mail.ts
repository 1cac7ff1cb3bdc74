import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '@/domain/long-date'
import { type MailBlock, renderMail } from './render-mail'
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
  /** Of a quote that its reader made: who will be the licensee, and where all quotes of this address stand. null: staff made it. */
  own: { licensee: string; quotesUrl: string } | null
}

/** The link to a quote: to the client that staff made it for, or to who made it of a cart. */
export function composeQuoteMail(mail: QuoteMail): ComposedMail {
  const { to, shop, number, url, total, currency, validUntil, note, own } = mail
  const until = longDate(new Date(validUntil))
  const whose = own
    ? `the quote ${number} that you made for ${own.licensee}`
    : `your quote ${number}`
  return renderMail({
    to,
    shop,
    subject: `Your quote ${number}`,
    blocks: [
      {
        kind: 'text',
        lines: [`Here is ${whose}: ${formatMoney(total, currency)}, valid until ${until}.`],
      },
      ...(note ? [{ kind: 'text' as const, lines: [note] }] : []),
      { kind: 'link', words: 'Read it, save it, pay it', url },
      { kind: 'text', lines: ['Whoever has this link can open the quote, and pay it.'] },
      ...(own ? wayBack(own.quotesUrl) : []),
    ],
  })
}

function wayBack(url: string): MailBlock[] {
  return [
    { kind: 'text', lines: ['Your quotes, and whether they are paid, stand in My licences.'] },
    { kind: 'link', words: 'My licences', url },
  ]
}
