import type { Payload, Where } from 'payload'
import type { FontFile, Style, Typeface } from '@/payload-types'

const ALL = { depth: 0, limit: 10_000, pagination: false, overrideAccess: true } as const

export function findChildrenOf(
  payload: Payload,
  id: string,
): Promise<Pick<Typeface, 'id' | 'price' | 'prices'>[]> {
  return payload
    .find({
      collection: 'typefaces',
      where: { parent: { equals: id } },
      select: { price: true, prices: true },
      ...ALL,
    })
    .then(({ docs }) => docs)
}

export function findParentOf(
  payload: Payload,
  id: string,
): Promise<Pick<Typeface, 'price' | 'prices'> | null> {
  return payload.findByID({
    collection: 'typefaces',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { price: true, prices: true },
  })
}

export async function findStylesOfTypefaces(payload: Payload, ids: string[]): Promise<Style[]> {
  if (ids.length === 0) return []
  const where = { typeface: { in: ids } }
  return (await payload.find({ collection: 'styles', where, sort: 'position', ...ALL })).docs
}

export type PreparedFile = Pick<FontFile, 'style' | 'master' | 'format' | 'isMenuPreview'>

export async function findFilesOfStyles(payload: Payload, ids: string[]): Promise<PreparedFile[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { style: { in: ids } },
    select: { style: true, master: true, format: true, isMenuPreview: true },
    ...ALL,
  })
  return docs
}

/** Some typefaces are sold together with others alone. */
export async function isInBundle(
  payload: Payload,
  { typeface, styles }: { typeface: string | null; styles: string[] },
): Promise<boolean> {
  const parts: Where[] = [
    ...(styles.length > 0 ? [{ styles: { in: styles } }] : []),
    ...(typeface === null ? [] : [{ typefaces: { in: [typeface] } }]),
  ]
  if (parts.length === 0) return false
  const { totalDocs } = await payload.count({
    collection: 'bundles',
    where: { and: [{ price: { exists: true } }, { or: parts }] },
    overrideAccess: true,
  })
  return totalDocs > 0
}
