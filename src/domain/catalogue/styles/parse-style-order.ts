import { brokenRule, InvalidRequest } from '../../shop-error'

/** The styles of a typeface by their ids: as somebody saw them, and as they are to stand. */
export type NewStyleOrder = {
  was: string[]
  /** null: by weight again. */
  order: string[] | null
}

/** The body of POST /api/typefaces/{id}/style-order; throws where it is no order of what was seen. */
export function parseStyleOrder({ was, order }: Record<string, unknown>): NewStyleOrder {
  const isWhole = isIds(was) && (order === null || (isIds(order) && isSameSet(was, order)))
  if (!isWhole) throw new InvalidRequest({ order: 'An order names every style once.' })
  return { was, order }
}

export class StylesChanged extends brokenRule(
  'styles_changed',
  409,
  'Somebody else changed these styles or their order meanwhile. Look again before you move one.',
) {}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

function isSameSet(one: string[], other: string[]): boolean {
  const ids = new Set(other)
  return one.length === other.length && ids.size === one.length && one.every((id) => ids.has(id))
}
