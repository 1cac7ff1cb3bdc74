import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { Order } from '@/payload-types'
import { enqueueMail } from '../../mails/mail-records'
import { insertGrantOnce, insertLicenceOnce } from './licence-records'
import { licensedLines, type OrderLine } from '../order-records'
import { recordReplaced } from '../upgrades/record-replaced'
import { numbersFor } from './licence-number-of-line'
import { termOfLine } from './licence-term'

/** One licence a line with its grant, and the order's one mail: each is inserted once, however often this runs. */
export async function grantLicences(payload: Payload, order: Order): Promise<void> {
  for (const line of licensedLines(order.lines as unknown as OrderLine[])) {
    const linekey = `${order.id}:${line.id}`
    const licence = await insertLicenceOnce(payload, {
      linekey,
      numbers: numbersFor(linekey),
      order: order.id,
      licensee: line.replaces?.licensee ?? (order.licensee as unknown as Licensee),
      licenseeName: line.replaces?.licenseeName ?? licenseeName(order),
      typefaceName: line.typeface.name,
      styles: line.styles,
      uses: line.uses,
      ...termOfLine(line),
      paid: { net: line.net + (line.replaces?.credit ?? 0), currency: order.currency },
      replaces: line.replaces ?? null,
    })
    if (line.replaces) await recordReplaced(payload, { order, licence, replaces: line.replaces })
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
