import { fetchCart } from '../cart/cart-client'
import { readCart } from '../cart/cart-store'
import { knownIn } from './stored-picked'
import type { Picked } from './picked'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

/** What a line of the cart holds. Null: the line or the cart is gone, and the choice begins afresh. */
export async function pickedInLine(line: string, choice: ShopChoice): Promise<Picked | null> {
  const key = readCart()?.key
  if (!key) return null
  try {
    const found = (await fetchCart(key)).lines.find((candidate) => candidate.id === line)
    if (!found) return null
    const styles = found.styles.map((style) => style.id)
    const licences = Object.fromEntries(found.licences.map(({ type, tier }) => [type, tier]))
    const answers = Object.fromEntries(
      found.licences.flatMap(({ type, answers: told }) => (told ? [[type, told]] : [])),
    )
    return knownIn({ styles, licences, answers }, choice)
  } catch (error) {
    if (callFailureOf(error).isTemporary) throw error
    return null
  }
}
