import type { Order } from '@/payload-types'
import type { OrderLine } from '../order-records'

/** The families of an order, each once, in the order of its lines. */
export function typefacesOf({ lines }: Pick<Order, 'lines'>): string[] {
  const names = (lines as unknown as OrderLine[]).map(({ typeface }) => typeface.name)
  return [...new Set(names)]
}
