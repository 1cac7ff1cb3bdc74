import type { Payload } from 'payload'

const MANY = { depth: 0, limit: 1000, pagination: false, overrideAccess: true } as const

/** What the styles of a typeface cost alone, but for one of them. */
export async function findStylePrices(
  payload: Payload,
  { typeface, besides }: { typeface: string; besides?: string },
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'styles',
    ...MANY,
    where: { typeface: { equals: typeface } },
    select: { price: true },
  })
  return pricesOf(docs.filter(({ id }) => id !== besides))
}

/** What families cost as the public sees them, but for one of them. */
export async function findFamilyPrices(
  payload: Payload,
  { besides }: { besides?: string },
): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    ...MANY,
    where: { price: { exists: true } },
    select: { price: true },
  })
  return pricesOf(docs.filter(({ id }) => id !== besides))
}

/** As staff last saved it: the price of a draft is what the next publish brings. */
export async function findFamilyPrice(payload: Payload, typeface: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    ...MANY,
    draft: true,
    where: { id: { equals: typeface } },
    select: { price: true },
  })
  return docs[0]?.price ?? null
}

/** What the parts of a bundle cost: its styles alone, its typefaces whole. */
export async function findPartPrices(
  payload: Payload,
  { styles, typefaces }: { styles: string[]; typefaces: string[] },
): Promise<number[]> {
  const query = (ids: string[]) => ({ ...MANY, where: { id: { in: ids } } })
  const [ofStyles, ofTypefaces] = await Promise.all([
    payload.find({ collection: 'styles', ...query(styles), select: { price: true } }),
    payload.find({ collection: 'typefaces', ...query(typefaces), select: { price: true } }),
  ])
  return pricesOf([...ofStyles.docs, ...ofTypefaces.docs])
}

function pricesOf(rows: { price?: number | null }[]): number[] {
  return rows.flatMap(({ price }) => (typeof price === 'number' ? [price] : []))
}
