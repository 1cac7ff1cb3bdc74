import { useEffect, useEffectEvent } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'

type Store = () => Promise<boolean>

/**
 * Writes to one cart, each sent when the one before it has ended, at the revision that one came to: so none is refused for
 * another that was on its way. What fields hold and have not stored yet is stored before the next step.
 */
export class CartWrites {
  #cart: PricedCart
  #last: Promise<unknown> = Promise.resolve()
  readonly #unsaved = new Set<Store>()

  constructor(cart: PricedCart) {
    this.#cart = cart
  }

  /** The newest answer of the shop. */
  get cart(): PricedCart {
    return this.#cart
  }

  note(cart: PricedCart): void {
    this.#cart = cart
  }

  inTurn<Result>(work: (cart: PricedCart) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => work(this.#cart))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** `store`: false: the shop has not taken it. Returns what leaves the field out again. */
  addField(store: Store): () => void {
    this.#unsaved.add(store)
    return () => void this.#unsaved.delete(store)
  }

  /** Whether all that is typed is stored by then, and nothing is on its way any more. */
  async storeAll(): Promise<boolean> {
    const stored = await Promise.all([...this.#unsaved].map((store) => store()))
    await this.inTurn(() => Promise.resolve())
    return stored.every(Boolean)
  }
}

/** A field whose text is stored before the next step, however lately it was typed. */
export function useStoredField(writes: CartWrites, store: Store): void {
  const storeNow = useEffectEvent(store)
  useEffect(() => writes.addField(() => storeNow()), [writes])
}
