import type { Payload } from 'payload'
import type { ReleaseChange } from '@/domain/catalogue/releases/release-change'
import { runFontJob } from '@/fonts/run-font-job'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { fontPath } from '../files/font-store'
import {
  planRelease,
  type ReleasedMaster,
  type ReleasePlan,
  type ReplacedMaster,
} from './plan-release'
import {
  createRelease,
  findReleasesOf,
  updateRelease,
  retireReleases,
  type DerivedOfRelease,
} from './release-records'

export type MastersNow = {
  typeface: string
  masters: ReleasedMaster[]
  derived: DerivedOfRelease
  /** The notes of staff on the new release, or on what joins the current one. */
  notes?: string
}

/** Records the present masters of a typeface as its next release, or updates the current one with them. */
export async function recordRelease(
  payload: Payload,
  { typeface, masters, derived, notes = '' }: MastersNow,
): Promise<void> {
  const known = await findReleasesOf(payload, [typeface])
  const [current] = known
  const plan = planRelease(known, masters)
  if (plan.kind === 'update') {
    if (!current) return
    const joined = current.notes.includes(notes) ? undefined : joinNotes(current.notes, notes)
    const { id, version } = current
    await updateRelease(payload, { id, version, masters, notes: joined, ...derived })
    return
  }
  const id = await createRelease(payload, {
    typeface,
    number: (current?.number ?? 0) + 1,
    version: plan.version,
    notes,
    masters,
    changes: current ? await changesOf(plan) : [],
    ...derived,
  })
  await retireReleases(payload, { typeface, except: id })
}

function joinNotes(before: string, later: string): string {
  return before === '' ? later : `${before}\n\n${later}`
}

async function changesOf({
  replaced,
  added,
}: Extract<ReleasePlan, { kind: 'create' }>): Promise<ReleaseChange[]> {
  const changes = await Promise.all(replaced.map(compare))
  return [...changes, ...added.map(({ style, name }) => ({ style, name, kind: 'added' as const }))]
}

/** The master is published already: a comparison that fails must not stop its release from being recorded. */
async function compare({ before, after }: ReplacedMaster): Promise<ReleaseChange> {
  const change = { style: after.style, name: after.name, kind: 'replaced' as const }
  try {
    const job = { kind: 'compare' as const, before: pathOf(before), master: pathOf(after) }
    return { ...change, reflow: await runFontJob(job) }
  } catch (error) {
    if (!(error instanceof FontJobFailed)) throw error
    return { ...change, reflow: null }
  }
}

function pathOf({ sha256, format }: ReleasedMaster): string {
  return fontPath(sha256, format.toLowerCase())
}
