import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import { licenceNumber } from '@/domain/licensing/licence-number'
import { env } from '@/env'
import type { Order } from '@/payload-types'
import { enqueueMail } from '../../mails/mail-records'
import { insertGrantOnce, insertLicenceOnce } from './licence-records'
import type { OrderLine } from '../order-records'

/** One licence a line with its grant, and the order's one mail: each is inserted once, however often this runs. */
export async function grantLicences(payload: Payload, order: Order): Promise<void> {
  for (const line of order.lines as unknown as OrderLine[]) {
    const linekey = `${order.id}:${line.id}`
    const licence = await insertLicenceOnce(payload, {
      linekey,
      numbers: numbersFor(linekey),
      order: order.id,
      licensee: order.licensee as unknown as Licensee,
      licenseeName: licenseeName(order),
      typefaceName: line.typeface.name,
      styles: line.styles,
      uses: line.uses,
    })
    await insertGrantOnce(payload, {
      grantkey: `licence:${licence.id}`,
      kind: 'licence',
      licence: licence.id,
      email: order.email ?? '',
    })
  }
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:receipt`,
    kind: 'order',
    to: order.email ?? '',
    about: order.id,
  })
}

export function licenseeName(order: Order): string {
  const licensee = order.licensee as unknown as Licensee
  if (licensee.kind === 'client') return licensee.company || licensee.name
  return order.company || order.name || ''
}

/** The same line has the same number whoever settles it. Should it belong to another line already, the next one is used. */
function* numbersFor(linekey: string): Generator<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    yield licenceNumber(
      createHmac('sha256', env.secret).update(`licence ${linekey} ${attempt}`).digest(),
    )
  }
}
