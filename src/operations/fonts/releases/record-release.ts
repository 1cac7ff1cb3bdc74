import type { Payload } from 'payload'
import { NOTHING_REDRAWN } from '@/domain/catalogue/releases/redrawn'
import type { CharacterChoice } from '@/fonts/font-job'
import { compareRelease, drawRelease, type ReleaseDrawing } from './draw-release'
import { planRelease, type ReleasedMaster, type ReleasePlan } from './plan-release'
import {
  createRelease,
  type DerivedOfRelease,
  findReleasesOf,
  retireReleases,
  updateRelease,
} from '../../records/releases'

type MastersNow = {
  typeface: string
  masters: ReleasedMaster[]
  derived: DerivedOfRelease
  /** What previews show of it. */
  characters: CharacterChoice
} & ReleaseWords

export type ReleaseWords = {
  /** Of staff, on the new release or on what joins the current one. */
  notes?: string
  /** The day of a new release; missing: today. */
  releasedOn?: string
}

/** Nothing stood before it. */
const FIRST: ReleaseDrawing = { changes: [], redrawn: NOTHING_REDRAWN }

/** Records the present masters of a typeface as its next release, or updates the current one with them. */
export async function recordRelease(
  payload: Payload,
  { typeface, masters, derived, characters, notes = '', releasedOn }: MastersNow,
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
    releasedOn: (releasedOn ? new Date(releasedOn) : new Date()).toISOString(),
    masters,
    ...(current ? await changesOf(payload, { plan, characters }) : FIRST),
    ...derived,
  })
  await retireReleases(payload, { typeface, except: id })
}

function joinNotes(before: string, later: string): string {
  return before === '' ? later : `${before}\n\n${later}`
}

async function changesOf(
  payload: Payload,
  {
    plan,
    characters,
  }: { plan: Extract<ReleasePlan, { kind: 'create' }>; characters: CharacterChoice },
): Promise<ReleaseDrawing> {
  const changes = await compareRelease(plan)
  return drawRelease(payload, { changes, replaced: plan.replaced, characters })
}
