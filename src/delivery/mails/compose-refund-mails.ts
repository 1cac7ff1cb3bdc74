import { formatMoney } from '@/domain/money/format-money'
import type { ComposedMail, CorrectionMail, RefundMail, RefundReversedMail } from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/** What came back, to which card or gift, and which licences ended with it. */
export function composeRefundMail(mail: RefundMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl } = mail
  const amount = formatMoney(mail.amount || (mail.credit?.amount ?? 0), mail.currency)
  return renderMail({
    to,
    shop,
    isPaid: true,
    subject: `${amount} back, order ${orderNumber}`,
    blocks: [
      ...(mail.amount > 0 ? [whatCameBack(mail, amount)] : []),
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
  return [`${money} ${of} can be spent again, with the code ${credit.code}.`]
}

function whatEnded({ ended, isDelivered }: RefundMail): MailBlock[] {
  if (!isDelivered) return ['Nothing was delivered for this order.']
  if (ended.length === 0) return ['Your licences stay as they are.']
  const licences = ended.length === 1 ? 'This licence has' : 'These licences have'
  return [
    { kind: 'list', title: `${licences} ended:`, lines: ended },
    'Please remove its fonts from your computers and websites.',
  ]
}

/** The new invoice, what cancels the old one, and the tax that went back with it. */
export function composeCorrectionMail(mail: CorrectionMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, currency, card, documents } = mail
  const { invoice, cancellation, corrected } = documents
  const where = card === null ? 'to where it came from' : `to ${card}`
  const amount = formatMoney(mail.amount, currency)
  return renderMail({
    to,
    shop,
    isPaid: true,
    subject: `Your corrected invoice, order ${orderNumber}`,
    blocks: [
      `Invoice ${invoice} takes the place of ${corrected}, which ${cancellation} cancels. Both are attached.`,
      ...(mail.amount > 0
        ? [`We gave back ${amount} of VAT, ${where}. Banks take some days to show it.`]
        : ['The amount is the same: nothing is left to pay, and nothing goes back.']),
      'Your licences stay as they are.',
      { kind: 'link', words: 'Your order and its documents', url: orderUrl },
    ],
  })
}

/** The bank could not take what went back, or gave back what it had taken: what becomes of it, of the licences and of the papers. */
export function composeRefundReversedMail(mail: RefundReversedMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, isDispute } = mail
  const amount = formatMoney(mail.amount, mail.currency)
  return renderMail({
    to,
    shop,
    isPaid: true,
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
      `Your bank has decided anew about order ${orderNumber}: the ${amount} that it had taken back from us is paid again.`,
    ]
  }
  const where = card === null ? '' : `, to ${card}`
  return [
    `We gave back ${amount} of order ${orderNumber}${where}, and it did not reach you.`,
    'Your bank could not take the money, so it is with us again.',
    'Please answer this mail, so that we find another way.',
    ...creditThatStays(credit, currency),
  ]
}

function creditThatStays(credit: RefundReversedMail['credit'], currency: string): MailBlock[] {
  if (!credit) return []
  const money = formatMoney(credit.amount, currency)
  return [`The ${money} of your credit, code ${credit.code}, stay yours to spend.`]
}

function whatIsValid({ back, isDelivered }: RefundReversedMail): MailBlock[] {
  if (!isDelivered || back.length === 0) return []
  const [licences, whose] =
    back.length === 1 ? ['This licence is', 'Its'] : ['These licences are', 'Their']
  return [
    { kind: 'list', title: `${licences} valid again:`, lines: back },
    `${whose} fonts can be downloaded and used as before.`,
  ]
}

function whichPapers({ documents }: RefundReversedMail): MailBlock[] {
  if (!documents) return []
  const { creditNote, reversal, stands } = documents
  if (stands)
    return [`Invoice ${stands} stands again: ${reversal} reverses its cancellation ${creditNote}.`]
  return [`Credit note ${creditNote} no longer counts: ${reversal} reverses it.`]
}
