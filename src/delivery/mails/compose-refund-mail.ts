import { formatMoney } from '@/domain/money/format-money'
import { composeMail } from './compose-mail'
import type { MailBlock } from './compose-mail'
import type { ComposedMail, RefundMail } from './mail-types'

/** What came back, to which card or gift, and which licences ended with it. */
export function composeRefundMail(mail: RefundMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl } = mail
  const amount = formatMoney(mail.amount || (mail.credit?.amount ?? 0), mail.currency)
  return composeMail({
    to,
    shop,
    subject: `${amount} back, order ${orderNumber}`,
    blocks: [
      ...(mail.amount > 0 ? [text(whatCameBack(mail, amount))] : []),
      ...creditToSpend(mail),
      ...whatEnded(mail),
      { kind: 'link', words: 'Your order and its documents', url: orderUrl },
    ],
  })
}

function whatCameBack({ isDispute, card, orderNumber }: RefundMail, amount: string): string {
  if (isDispute) return `Your bank took back ${amount} that you paid for order ${orderNumber}.`
  const where = card === null ? 'to where it came from' : `to ${card}`
  return `We gave back ${amount} of order ${orderNumber}, ${where}. Banks take some days to show it.`
}

function creditToSpend({ amount, credit, currency, orderNumber }: RefundMail): MailBlock[] {
  if (!credit) return []
  const money = formatMoney(credit.amount, currency)
  const of =
    amount > 0 ? 'of your credit that went into it' : `of your credit in order ${orderNumber}`
  return [text(`${money} ${of} can be spent again, with the code ${credit.code}.`)]
}

function whatEnded({ ended, isDelivered }: RefundMail): MailBlock[] {
  if (!isDelivered) return [text('Nothing was delivered for this order.')]
  if (ended.length === 0) return [text('Your licences stay as they are.')]
  const licences = ended.length === 1 ? 'This licence has' : 'These licences have'
  return [
    { kind: 'list', title: `${licences} ended:`, lines: ended },
    text('Please remove its fonts from your computers and websites.'),
  ]
}

function text(line: string): MailBlock {
  return { kind: 'text', lines: [line] }
}
