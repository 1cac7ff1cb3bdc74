import type { Payload } from 'payload'
import type { ReleaseChange } from '@/domain/catalogue/release-change'
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
  renewRelease,
  retireReleases,
  type DerivedOfRelease,
} from './release-records'

export type MastersNow = {
  typeface: string
  masters: ReleasedMaster[]
  derived: DerivedOfRelease
  /** Staff's words for the release that begins here, or for what joins the current one. */
  notes?: string
}

/** The masters a typeface has now become its next release, or the current one is brought up to date with them. */
export async function recordRelease(
  payload: Payload,
  { typeface, masters, derived, notes = '' }: MastersNow,
): Promise<void> {
  const known = await findReleasesOf(payload, [typeface])
  const [current] = known
  const plan = planRelease(known, masters)
  if (plan.kind === 'keeps') {
    if (!current) return
    const said = current.notes.includes(notes) ? undefined : joinNotes(current.notes, notes)
    const { id, version } = current
    await renewRelease(payload, { id, version, masters, notes: said, ...derived })
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
}: Extract<ReleasePlan, { kind: 'begins' }>): Promise<ReleaseChange[]> {
  const changes = await Promise.all(replaced.map(compare))
  return [...changes, ...added.map(({ style, name }) => ({ style, name, kind: 'added' as const }))]
}

/** The master is in already: a comparison that fails must not keep its release from being told of. */
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
