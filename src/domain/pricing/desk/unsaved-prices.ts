import { isRecord } from '../../is-record'
import { InvalidRequest } from '../../shop-error'
import { type NewPrice, parseNewPrices } from '../style-prices'

/** What is typed into the grid of prices and not saved yet: the form around it saves it too. */
export type UnsavedPrices = {
  prices: NewPrice[]
  /** Styles, by name, whose price cannot be read as it stands. */
  unread: string[]
}

type Typed = { style: string; name: string; was: number | null }

/** null: nothing is left to save. */
export function withPrice(
  unsaved: UnsavedPrices | null,
  { style, name, was }: Typed,
  price: number | null,
): UnsavedPrices | null {
  const others = (unsaved?.prices ?? []).filter(({ id }) => id !== style)
  const prices = price === was ? others : [...others, { id: style, was, price }]
  return kept({ prices, unread: (unsaved?.unread ?? []).filter((one) => one !== name) })
}

/** One price for all; what could not be read still cannot. */
export function withPriceForAll(
  unsaved: UnsavedPrices | null,
  styles: Typed[],
  price: number | null,
): UnsavedPrices | null {
  const all = styles.reduce((before, style) => withPrice(before, style, price), unsaved)
  return kept({ prices: all?.prices ?? [], unread: unsaved?.unread ?? [] })
}

/** After somebody else's change was told: what is typed stands beside the prices as they are now. */
export function besidePricesNow(
  unsaved: UnsavedPrices | null,
  styles: { id: string; price: number | null }[],
): UnsavedPrices | null {
  const now = new Map(styles.map(({ id, price }) => [id, price]))
  const prices = (unsaved?.prices ?? []).flatMap(({ id, price }) => {
    const was = now.get(id)
    return was === undefined || was === price ? [] : [{ id, was, price }]
  })
  return kept({ prices, unread: unsaved?.unread ?? [] })
}

/** The price it had stays beside what cannot be read. */
export function withUnread(unsaved: UnsavedPrices | null, { name }: Typed): UnsavedPrices {
  const { prices, unread } = unsaved ?? { prices: [], unread: [] }
  return { prices, unread: [...new Set([...unread, name])] }
}

/** As a form sends it; null: nothing to save. Throws, naming each price that is none. */
export function parseUnsavedPrices(value: unknown): UnsavedPrices | null {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) throw new InvalidRequest({ stylePrices: 'The prices cannot be read.' })
  const unread = Array.isArray(value.unread) ? value.unread : []
  return kept({
    prices: parseNewPrices(value.prices),
    unread: unread.filter((name): name is string => typeof name === 'string'),
  })
}

function kept(unsaved: UnsavedPrices): UnsavedPrices | null {
  return unsaved.prices.length + unsaved.unread.length === 0 ? null : unsaved
}
