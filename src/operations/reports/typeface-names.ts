import type { Payload } from 'payload'
import type { SoldTypeface } from '@/domain/reports/sale'
import type { OrderLine } from '../orders/order-records'
import type { FindTypeface } from './sale-of-order'
import { findTypefaceHeads, findTypefacesOfStyles, type PaidOrder } from './sale-records'

/** Looks up the styles of some orders; what it knows already it asks for no more. */
export type TypefaceNames = {
  of(orders: readonly Pick<PaidOrder, 'lines'>[]): Promise<FindTypeface>
}

/** An order froze a style's id and the name of its typeface: a typeface that was renamed since stays one. */
export async function typefaceNames(payload: Payload): Promise<TypefaceNames> {
  const heads = await findTypefaceHeads(payload)
  const byId = new Map(heads.map((head) => [head.id, soldTypeface(head)]))
  const byName = new Map(heads.map((head) => [head.name, soldTypeface(head)]))
  const typefaceOf = new Map<string, string | null>()

  const findTypeface: FindTypeface = ({ id, typeface }) =>
    byId.get(typefaceOf.get(id) ?? '') ??
    byName.get(typeface) ?? { key: `name:${typeface}`, name: typeface, parent: null }

  return {
    async of(orders) {
      const sold = orders.flatMap(({ lines }) => lines as unknown as OrderLine[])
      const styles = new Set(sold.flatMap((line) => line.styles.map(({ id }) => id)))
      const unknown = [...styles].filter((id) => !typefaceOf.has(id))
      if (unknown.length > 0) {
        for (const id of unknown) typefaceOf.set(id, null)
        for (const { style, typeface } of await findTypefacesOfStyles(payload, unknown))
          typefaceOf.set(style, typeface)
      }
      return findTypeface
    },
  }
}

function soldTypeface({ id, name, parent }: Omit<SoldTypeface, 'key'> & { id: string }) {
  return { key: id, name, parent }
}
