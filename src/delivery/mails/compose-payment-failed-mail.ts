import { composeMail } from './compose-mail'
import type { MailBlock } from './compose-mail'
import type { ComposedMail, PaymentFailedMail } from './mail-types'

/** Of a payment that was on its way and failed when its buyer had left. */
export function composePaymentFailedMail(mail: PaymentFailedMail): ComposedMail {
  const { to, shop, orderNumber, reason, payUrl } = mail
  const why: MailBlock[] = reason === null ? [] : [{ kind: 'text', lines: [reason] }]

  return composeMail({
    to,
    shop,
    subject: `Your payment did not go through, order ${orderNumber}`,
    blocks: [
      { kind: 'text', lines: [`The payment for order ${orderNumber} did not go through.`] },
      ...why,
      { kind: 'text', lines: ['Nothing was charged, and your cart is kept.'] },
      { kind: 'link', words: 'Pay in another way', url: payUrl },
    ],
  })
}
