import type { Payload, Where } from 'payload'
import type { NewPrice } from '@/domain/pricing/style-prices'
import type { Style } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

type PricedRow = Pick<
  Style,
  | 'id'
  | 'name'
  | 'typ'
  | 'weight'
  | 'slope'
  | 'place'
  | 'price'
  | 'master'
  | 'updatedAt'
  | 'createdAt'
>

/** Every style of a typeface, with a master or without. */
export async function findPricedStyles(payload: Payload, typeface: string): Promise<PricedRow[]> {
  const { docs } = await payload.find({
    collection: 'styles',
    where: { typeface: { equals: typeface } },
    select: {
      name: true,
      typ: true,
      weight: true,
      slope: true,
      place: true,
      price: true,
      master: true,
    },
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: true,
  })
  return docs as PricedRow[]
}

/** false: somebody else has changed the price since it was read. */
export function setStylePrice(payload: Payload, { id, was, price }: NewPrice): Promise<boolean> {
  const still: Where = was === null ? { price: { exists: false } } : { price: { equals: was } }
  return compareAndSet(payload, {
    collection: 'styles',
    where: { and: [{ id: { equals: id } }, still] },
    data: { price },
  })
}
