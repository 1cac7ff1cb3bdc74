import type { Payload } from 'payload'
import type { FontFile, Release } from '@/payload-types'
import { idOf } from '../id-of'

/** The hashes of a name's menu previews, in the order of its line; empty for one that is not there, and none without a line. */
export async function findNameCuts(payload: Payload, typeface: string): Promise<string[]> {
  const { docs: releases } = await payload.find({
    collection: 'releases',
    depth: 0,
    limit: 100,
    overrideAccess: true,
    where: { and: [{ typeface: { equals: typeface } }, { current: { not_equals: false } }] },
    select: { measure: true },
    sort: 'createdAt',
  })
  const measure = (releases.at(-1) as Release | undefined)?.measure as
    { cuts?: string[] } | null | undefined
  const cuts = measure?.cuts ?? []
  if (cuts.length === 0) return []

  const { docs: files } = await payload.db.find<Pick<FontFile, 'style' | 'sha256'>>({
    collection: 'font-files',
    limit: 0,
    pagination: false,
    where: { and: [{ style: { in: cuts } }, { isMenuPreview: { equals: true } }] },
    select: { style: true, sha256: true },
  })
  const hashOf = new Map(files.map(({ style, sha256 }) => [idOf(style), sha256 ?? '']))
  return cuts.map((cut) => hashOf.get(cut) ?? '')
}
