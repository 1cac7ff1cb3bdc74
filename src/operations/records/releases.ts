import type { Payload } from 'payload'
import { encodeLineMetrics, type LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import { plainVersion } from '@/domain/catalogue/releases/font-version'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import type { ReleaseRecord } from '@/domain/catalogue/releases/release-entry'
import { isRecord } from '@/domain/is-record'
import { pick } from '@/domain/own-value'
import type { Release } from '@/payload-types'
import type { TypefaceFacts } from '../fonts/merge-facts'
import type { ReleaseDrawing } from '../fonts/releases/draw-release'
import type { ReleasedMaster } from '../fonts/releases/plan-release'
import { idOf } from '../id-of'
import { setDerived } from './any-collection'
import { findAll, insert, only, QUIET, updateById } from './rows'

/** What is derived of the masters again whenever something around them changes. */
export type DerivedOfRelease = {
  lineMetrics: (LineMetrics & { cuts: string[] }) | null
  facts: TypefaceFacts
  score: ScoreFacts | null
}

type NewRelease = DerivedOfRelease &
  Omit<StoredRelease, 'id' | 'masters'> & {
    masters: ReleasedMaster[]
    redrawn: RedrawnGlyphs | null
  }

/** `typeface` is its id. */
export type StoredRelease = Omit<ReleaseRecord, 'facts'> & {
  number: number
  masters: ReleasedMaster[] | null
}

/** The releases of typefaces, newest first. */
export async function findReleasesOf(payload: Payload, typefaces: string[]) {
  const rows = await findAll(payload, 'releases', {
    where: { typeface: { in: typefaces } },
    sort: '-createdAt',
    select: only('typeface', 'number', 'version', 'releasedOn', 'notes', 'masters', 'changes'),
  })
  return rows.map((row) => storedRelease(row as Release))
}

/** Raised when names are measured or more is read of masters: what was read and derived before is so again. */
const MEASURED_IN = 10

/** Typefaces whose current release an older version of the shop made: without its masters, or measured in another way. */
export async function findTypefacesToRenew(payload: Payload): Promise<string[]> {
  const rows = await findAll(payload, 'releases', {
    where: { current: { not_equals: false } },
    select: only('typeface', 'masters', 'measure'),
  })
  const outdated = (rows as Release[]).filter(({ masters, measure }) => {
    return !masters || (isRecord(measure) && measure.measuredIn !== MEASURED_IN)
  })
  return [...new Set(outdated.map(({ typeface }) => idOf(typeface)))]
}

export async function createRelease(payload: Payload, release: NewRelease): Promise<string> {
  const { number, typeface } = release
  const { id } = await insert(
    payload,
    'releases',
    {
      ...columnsOf(release),
      typeface,
      number,
      ...pick(release, ['version', 'releasedOn', 'notes', 'redrawn']),
      releasekey: `${typeface}:${number}`,
      current: true,
      changes: release.changes as unknown as Release['changes'],
    },
    QUIET,
  )
  return id
}

/** Notes are the words of a person: whoever edits them meanwhile is told. */
export async function updateRelease(
  payload: Payload,
  release: DerivedOfRelease &
    Pick<NewRelease, 'version' | 'masters'> & { id: string; notes?: string },
): Promise<void> {
  const { id, version, notes } = release
  const data = { ...columnsOf(release), version }
  if (notes === undefined) await setDerived(payload, { collection: 'releases', id, data })
  else await updateById(payload, 'releases', id, { ...data, notes }, QUIET)
}

/** Ends the releases before. Pages read the newest current row: for a moment there are two, never none. */
export async function retireReleases(
  payload: Payload,
  { typeface, except }: { typeface: string; except: string },
): Promise<void> {
  const where = { typeface, id: { not_equals: except }, current: { not_equals: false } }
  const rows = await findAll(payload, 'releases', { where, select: {} })
  for (const { id } of rows) {
    await setDerived(payload, { collection: 'releases', id, data: { current: false } })
  }
}

function columnsOf({
  lineMetrics,
  facts,
  score,
  masters,
}: DerivedOfRelease & { masters: ReleasedMaster[] }): Pick<
  Release,
  'measure' | 'facts' | 'scoreFacts' | 'masters'
> {
  return {
    measure: lineMetrics && {
      ...encodeLineMetrics(lineMetrics),
      cuts: lineMetrics.cuts,
      measuredIn: MEASURED_IN,
    },
    facts: facts as unknown as Release['facts'],
    scoreFacts: score as unknown as Release['scoreFacts'],
    masters: masters as unknown as Release['masters'],
  }
}

export function storedRelease(row: Release): StoredRelease {
  return {
    id: row.id,
    typeface: idOf(row.typeface),
    number: row.number ?? 1,
    // The first releases stored the version as the file has it: “Version 1.000; ttfautohint”.
    version: plainVersion(row.version),
    releasedOn: row.releasedOn ?? row.createdAt,
    notes: row.notes ?? '',
    masters: (row.masters ?? null) as unknown as ReleasedMaster[] | null,
    changes: (row.changes ?? []) as unknown as ReleaseChange[],
  }
}

/** Releases whose outlines were not laid over those of the one before: an older shop made them, or every attempt failed. */
export async function findUndrawnReleases(payload: Payload) {
  const where = { redrawn: { exists: false }, masters: { exists: true } }
  const rows = await findAll(payload, 'releases', { where, select: only('typeface') })
  return rows.map(({ id, typeface }) => ({ id, typeface: idOf(typeface) }))
}

export async function setDrawing(
  payload: Payload,
  { id, changes, redrawn }: ReleaseDrawing & { id: string },
): Promise<void> {
  await setDerived(payload, { collection: 'releases', id, data: { changes, redrawn } })
}

/** What the page of a typeface is composed from; null while its masters were not read for that. */
export async function findScoreFacts(payload: Payload, typeface: string) {
  const rows = await findAll(payload, 'releases', {
    where: { typeface, current: { not_equals: false } },
    limit: 100,
    select: only('scoreFacts'),
    sort: 'createdAt',
  })
  return ((rows.at(-1) as Release | undefined)?.scoreFacts ?? null) as ScoreFacts | null
}
