import type { Payload } from 'payload'
import { composeTransferMail } from '@/delivery/mails/compose-transfer-mail'
import type { ComposedMail, MailShop } from '@/delivery/mails/mail-types'
import type { Seller } from '@/domain/order/seller'
import { closesAt, transferAccount } from '@/domain/order/transfer'
import type { Mail } from '@/payload-types'
import { keyOf } from '../../secret-key'
import { shopOrigin } from '../../shop-origin'
import { findOrder } from '../order-records'

/** null: the order waits for no transfer any more. */
export async function composeTransfer(
  payload: Payload,
  { mail, shop }: { mail: Mail; shop: MailShop },
): Promise<ComposedMail | null> {
  const order = await findOrder(payload, mail.about ?? '')
  if (order?.state !== 'awaiting_payment' || order.provider !== 'transfer') return null
  const { number, total, currency, nonce, placedAt } = order
  const dueAt = order.transferDueAt ?? placedAt
  const seller = order.seller as unknown as Seller
  const account = transferAccount(seller, { number, total, currency, dueAt })
  if (!account) return null
  return composeTransferMail({
    to: { name: order.name ?? '', address: mail.to ?? order.email ?? '' },
    ...{ shop, orderNumber: number, account },
    orderUrl: `${shopOrigin()}/order/${keyOf('order', nonce ?? '')}`,
    closesAt: mail.kind === 'transfer_reminder' ? closesAt(dueAt) : null,
  })
}
