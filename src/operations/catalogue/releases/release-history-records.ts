import type { Payload } from 'payload'
import { plainVersion } from '@/domain/catalogue/releases/font-version'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import type { ReleasedFacts } from '@/domain/catalogue/releases/release-entry'
import type { Release, Typeface } from '@/payload-types'
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

/** What each release of typefaces drew anew, by its id. */
export async function findRedrawnGlyphs(
  payload: Payload,
  typefaces: string[],
): Promise<Map<string, RedrawnGlyphs>> {
  const { docs } = await payload.find({
    collection: 'releases',
    ...ALL,
    where: { typeface: { in: typefaces } },
    select: { redrawn: true },
  })
  return new Map(
    docs.flatMap(({ id, redrawn }) =>
      redrawn ? [[id, redrawn as unknown as RedrawnGlyphs] as const] : [],
    ),
  )
}

/** Which characters the previews of published typefaces may hold. */
export async function findPreviewChoices(
  payload: Payload,
  typefaces: string[],
): Promise<Map<string, Pick<Typeface, 'previewSet' | 'previewCharacters'>>> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    ...ALL,
    where: { and: [{ id: { in: typefaces } }, { _status: { equals: 'published' } }] },
    select: { previewSet: true, previewCharacters: true },
  })
  return new Map(docs.map((row) => [row.id, row]))
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
