import type { Payload } from 'payload'
import { plainVersion } from '@/domain/catalogue/releases/font-version'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import type { ReleasedFacts } from '@/domain/catalogue/releases/release-entry'
import type { Release } from '@/payload-types'
import { idOf } from '../../id-of'

export type PastRelease = {
  id: string
  typeface: string
  version: string
  releasedOn: string
  notes: string
  changes: ReleaseChange[]
  facts: ReleasedFacts | null
}

const ALL = { limit: 100_000, pagination: false, depth: 0, overrideAccess: true } as const
const WORDS = {
  typeface: true,
  version: true,
  releasedOn: true,
  notes: true,
  changes: true,
} as const

/** The releases of typefaces with what each could set, newest first. */
export async function findReleaseHistory(
  payload: Payload,
  typefaces: string[],
): Promise<PastRelease[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    ...ALL,
    where: { typeface: { in: typefaces } },
    select: { ...WORDS, facts: true },
    sort: '-createdAt',
  })
  return docs.map((row) => pastRelease(row as Release))
}

/** All there are, without facts: those of a release change with its masters alone. */
export async function findReleaseWords(payload: Payload): Promise<Omit<PastRelease, 'facts'>[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    ...ALL,
    select: WORDS,
    sort: '-createdAt',
  })
  return docs.map((row) => pastRelease(row as Release))
}

function pastRelease(row: Release): PastRelease {
  return {
    id: row.id,
    typeface: idOf(row.typeface),
    version: plainVersion(row.version),
    releasedOn: row.releasedOn ?? row.createdAt,
    notes: row.notes ?? '',
    changes: (row.changes ?? []) as unknown as ReleaseChange[],
    facts: (row.facts ?? null) as ReleasedFacts | null,
  }
}
