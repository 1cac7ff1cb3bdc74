import type { PricedCart } from '@/domain/cart/priced-cart'
import { addLine } from '../cart/add-line'
import { fetchHeld } from './upgrade-client'

/** Exactly what a licence holds, for another term. */
export async function addRenewal(number: string): Promise<PricedCart> {
  const { licence, styles, licences, currency } = await fetchHeld(number)
  return addLine({ styles, licences, renews: licence }, { currency })
}
