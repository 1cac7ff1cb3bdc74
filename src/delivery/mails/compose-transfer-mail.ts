import { formatMoney } from '@/domain/money/format-money'
import type { TransferAccount } from '@/domain/order/transfer'
import { longDate } from '../long-date'
import { composeMail } from './compose-mail'
import type { ComposedMail, MailAddress, MailShop } from './mail-types'

export type TransferMail = {
  to: MailAddress
  shop: MailShop
  orderNumber: string
  orderUrl: string
  account: TransferAccount
  /** Due some days ago: when the order closes. null: it is not late. */
  closesAt: Date | null
}

/** Which account, how much, and what to write with it: once when it is chosen, once when it is late. */
export function composeTransferMail(mail: TransferMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, account, closesAt } = mail
  const { amount, currency, holder, bank, iban, bic, reference, due_at } = account
  const due = longDate(new Date(due_at))
  const opening =
    closesAt === null
      ? [`Order ${orderNumber} waits for your transfer until ${due}.`]
      : [
          `Your transfer for order ${orderNumber} was due on ${due} and has not arrived.`,
          `We keep the order until ${longDate(closesAt)}. If you have sent the money, there is nothing to do.`,
        ]
  return composeMail({
    to,
    shop,
    subject:
      closesAt === null
        ? `Where to transfer to, order ${orderNumber}`
        : `Your transfer has not arrived, order ${orderNumber}`,
    blocks: [
      { kind: 'text', lines: opening },
      {
        kind: 'list',
        title: formatMoney(amount, currency),
        lines: [
          `To ${holder}`,
          `IBAN ${iban}`,
          ...(bic ? [`BIC ${bic}`] : []),
          ...(bank ? [bank] : []),
          `Reference ${reference}`,
        ],
      },
      { kind: 'text', lines: ['The fonts come by mail as soon as the money has arrived.'] },
      { kind: 'link', words: 'Your order', url: orderUrl },
    ],
  })
}
