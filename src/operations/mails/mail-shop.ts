import type { Payload } from 'payload'
import type { MailShop } from '@/delivery/mails/mail-types'
import { isDemo } from '../orders/payment/payment-provider'
import { readShop } from '../shop-records'

/** Who signs the shop's mails. */
export async function mailShop(payload: Payload): Promise<MailShop> {
  const { name, email } = await readShop(payload)
  return { name, email: email ?? '', demo: isDemo() }
}
