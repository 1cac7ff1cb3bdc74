import type { UnknownRecord } from '../is-record'
import type { FieldErrors } from '../shop-error'

/** Notes every key that does not belong there: a price or a quantity in a cart is a mistake. */
export function refuseOtherKeys(
  given: UnknownRecord,
  { known, path, errors }: { known: readonly string[]; path: string; errors: FieldErrors },
): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) errors[`${path}.${key.slice(0, 60)}`] = 'This is no field of a cart.'
  }
}
