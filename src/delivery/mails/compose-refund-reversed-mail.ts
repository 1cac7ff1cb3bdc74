import { formatMoney } from '@/domain/money/format-money'
import { composeMail, type MailBlock } from './compose-mail'
import type { ComposedMail, RefundReversedMail } from './mail-types'

/** The bank could not take what went back, or gave back what it had taken: what becomes of it, of the licences and of the papers. */
export function composeRefundReversedMail(mail: RefundReversedMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, isDispute } = mail
  const amount = formatMoney(mail.amount, mail.currency)
  return composeMail({
    to,
    shop,
    subject: isDispute
      ? `Order ${orderNumber} is paid again`
      : `${amount} did not reach you, order ${orderNumber}`,
    blocks: [
      ...whatHappened(mail, amount),
      ...whatIsValid(mail),
      ...whichPapers(mail),
      { kind: 'link', words: 'Your order and its documents', url: orderUrl },
    ],
  })
}

function whatHappened(
  { isDispute, card, orderNumber, credit, currency }: RefundReversedMail,
  amount: string,
): MailBlock[] {
  if (isDispute) {
    return [
      text(
        `Your bank has decided anew about order ${orderNumber}: the ${amount} that it had taken back from us is paid again.`,
      ),
    ]
  }
  const where = card === null ? '' : `, to ${card}`
  return [
    text(`We gave back ${amount} of order ${orderNumber}${where}, and it did not reach you.`),
    text('Your bank could not take the money, so it is with us again.'),
    text('Please answer this mail, so that we find another way.'),
    ...creditThatStays(credit, currency),
  ]
}

function creditThatStays(credit: RefundReversedMail['credit'], currency: string): MailBlock[] {
  if (!credit) return []
  const money = formatMoney(credit.amount, currency)
  return [text(`The ${money} of your credit, code ${credit.code}, stay yours to spend.`)]
}

function whatIsValid({ back, isDelivered }: RefundReversedMail): MailBlock[] {
  if (!isDelivered || back.length === 0) return []
  const [licences, whose] =
    back.length === 1 ? ['This licence is', 'Its'] : ['These licences are', 'Their']
  return [
    { kind: 'list', title: `${licences} valid again:`, lines: back },
    text(`${whose} fonts can be downloaded and used as before.`),
  ]
}

function whichPapers({ documents }: RefundReversedMail): MailBlock[] {
  if (!documents) return []
  const { creditNote, reversal } = documents
  return [text(`Credit note ${creditNote} no longer counts: ${reversal} reverses it.`)]
}

function text(line: string): MailBlock {
  return { kind: 'text', lines: [line] }
}
