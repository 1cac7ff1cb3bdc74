import { type LicenceBySize, toSize } from '@/domain/licensing/licence-by-size'
import { answersOf, fetchCart } from '../cart/cart-client'
import { readCart } from '../cart/cart-store'
import { heldInLine } from '../upgrade/upgrade-client'
import { knownIn, NOTHING_PICKED, readPicked, type PickedInLine } from './picked'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

/** What a line of the cart holds, or what this tab has made of it and not saved. Null: the line or the cart is gone, and the choice begins afresh. */
export async function pickedInLine(
  line: string,
  choice: ShopChoice,
  bySize: LicenceBySize | null,
): Promise<PickedInLine | null> {
  const key = readCart()?.key
  if (!key) return null
  try {
    const cart = await fetchCart(key)
    const found = cart.lines.find((candidate) => candidate.id === line)
    if (!found) return null
    const styles = found.styles.map((style) => style.id)
    const held = heldInLine(found, cart)
    const own = Object.fromEntries(found.licences.map(({ type, tier }) => [type, tier]))
    const licences = toSize(held ? null : bySize, own, answersOf(cart))
    const answers = Object.fromEntries(
      found.licences.flatMap(({ type, answers: told }) => (told ? [[type, told]] : [])),
    )
    const withoutAudience = found.without_audience ?? false
    const changed = readPicked(line, choice)
    const picked =
      changed === NOTHING_PICKED
        ? knownIn({ styles, licences, answers, withoutAudience }, choice)
        : changed
    return { picked, held }
  } catch (error) {
    if (callFailureOf(error).isTemporary) throw error
    return null
  }
}
