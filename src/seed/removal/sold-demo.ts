import type { Payload } from 'payload'
import { namesInWords } from '@/domain/words'
import type { OrderLine } from '@/operations/records/orders'
import type { Order } from '@/payload-types'
import { ALL, type DemoTypeface } from './find-demo-typefaces'

/** Orders that were paid with real money; those of the demo payments never were. */
export async function findSoldOrders(payload: Payload): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ provider: { equals: 'stripe' } }, { paidAt: { exists: true } }] },
    sort: 'placedAt',
    ...ALL,
  })
  return docs
}

/** Why the demo stays, where typefaces of it were sold for money; null: none was. */
export function refusalOf(typefaces: DemoTypeface[], orders: Order[]): string | null {
  const soldIn = orders.filter((order) => typefaces.some((typeface) => isIn(order, typeface)))
  if (soldIn.length === 0) return null
  const sold = typefaces.filter((typeface) => soldIn.some((order) => isIn(order, typeface)))
  const names = namesInWords(sold.map(({ name }) => name))
  const numbers = namesInWords(soldIn.map(({ number }) => number))
  const were = sold.length === 1 ? 'was' : 'were'
  const places = soldIn.length === 1 ? 'order' : 'orders'
  return `The demo foundry was not removed: ${names} ${were} sold for money, in ${places} ${numbers}. Unpublish what should no longer be for sale; its buyers keep their downloads.`
}

function isIn({ lines }: Order, { id, styles }: DemoTypeface): boolean {
  return (lines as unknown as OrderLine[]).some(
    (line) => line.typeface.id === id || line.styles.some((style) => styles.includes(style.id)),
  )
}
