import type { Payload } from 'payload'
import { composeQuoteMail } from '@/delivery/mails/compose-quote-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Mail } from '@/payload-types'
import { keyOf } from '../../secret-key'
import { shopOrigin } from '../../shop-origin'
import { frozenQuoteOf, stateNow } from './frozen-quote'
import { findQuoteByNumber } from './quote-records'
import { quotePdfOf } from './quote-pdf'

/** null: the quote is closed by now. */
export async function composeQuote(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const row = await findQuoteByNumber(payload, mail.about ?? '')
  if (!row || stateNow(row) !== 'open') return null
  const { number, client, total, currency, validUntil, note } = frozenQuoteOf(row)
  const composed = composeQuoteMail({
    to: { name: client.name, address: client.email },
    ...{ shop, number, total, currency, validUntil, note },
    url: `${shopOrigin()}/quote/${keyOf('quote', row.nonce ?? '')}`,
  })
  const content = await quotePdfOf(payload, row)
  const attachments = [{ filename: `${number}.pdf`, content, contentType: 'application/pdf' }]
  return { ...composed, attachments }
}
