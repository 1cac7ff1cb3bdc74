import type { Payload } from 'payload'
import {
  composeCorrectionMail,
  composeRefundMail,
  composeRefundReversedMail,
} from '@/delivery/mails/compose-refund-mails'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import type { Invoice } from '@/payload-types'
import { idOf } from '../id-of'
import { orderUrl } from '../orders/order-link'
import { contentsOf } from '../orders/documents/issue-credit-note'
import { licencesBack, licencesOfRefund } from '../orders/refunds/refundable-order'
import { creditBack } from '../orders/order-response'
import { findDocument, findDocumentsOfOrder } from '../records/invoices'
import { findOrder } from '../records/orders'
import { findRefund } from '../records/refunds'
import { type Composing, shopOfOrder } from './mail-shop'
import { attachmentsOf } from './order-mails'
import { all } from '../records/rows'

/** null: the refund has failed since. */
export async function composeRefund(payload: Payload, composing: Composing) {
  const found = await findAbout(payload, composing)
  if (found?.refund.state !== 'succeeded') return null
  const { about, order, refund } = found
  const ended = await licencesOfRefund(payload, order, refund)
  return composeRefundMail({ ...about, ended: ended.map(({ number }) => number) })
}

/** What was told before is no longer so: the money is here again. */
export async function composeRefundReversed(payload: Payload, composing: Composing) {
  const found = await findAbout(payload, composing)
  if (!found) return null
  const { about, order, refund } = found
  const back = await licencesBack(payload, order, refund)
  const reversal = await findDocument(payload, all({ refund: refund.id, kind: 'reversal' }))
  const { number, corrects } = reversal ? contentsOf(reversal) : {}
  return composeRefundReversedMail({
    ...about,
    back: back.map((licence) => licence.number),
    documents:
      number && corrects
        ? { creditNote: corrects.number, reversal: number, stands: refund.correction?.invoice }
        : null,
  })
}

/** The corrected invoice and what cancels the one before, both attached. null: the correction was undone since. */
export async function composeCorrection(payload: Payload, composing: Composing) {
  const found = await findAbout(payload, composing)
  if (found?.refund.state !== 'succeeded') return null
  const documents = await findDocumentsOfOrder(payload, found.order.id)
  const ofIt = (kind: Invoice['kind']) =>
    documents.find((one) => one.kind === kind && idOf(one.refund ?? '') === found.refund.id)
  const [invoice, cancellation] = [ofIt('invoice'), ofIt('cancellation')]
  if (!invoice || !cancellation) return null
  const composed = composeCorrectionMail({
    ...found.about,
    documents: {
      invoice: invoice.number,
      cancellation: cancellation.number,
      corrected: found.refund.correction?.invoice ?? '',
    },
  })
  const attached = [invoice, cancellation].map((one) => attachmentsOf(payload, one))
  const papers = (await Promise.all(attached)).flat()
  return { ...composed, attachments: [...composed.attachments, ...papers] }
}

async function findAbout(payload: Payload, { mail, shop }: Composing) {
  const refund = await findRefund(payload, mail.mailkey?.split(':')[1] ?? '')
  const order = await findOrder(payload, mail.about ?? '')
  if (!order || !refund) return null
  const about = {
    to: { name: order.name ?? '', address: order.email ?? '' },
    shop: shopOfOrder(shop, order),
    orderNumber: order.number,
    orderUrl: orderUrl(order),
    amount: refund.amount,
    credit: creditBack(order, refund),
    currency: order.currency,
    card: refund.card ?? null,
    isDispute: isDispute(refund),
    isDelivered: Boolean(order.deliveredAt),
  }
  return { about, order, refund }
}
