import type { Payload } from 'payload'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import { refreshPages } from '../site/page-cache/refresh-pages'
import { refreshTypeface } from '../fonts/refresh-typeface'
import { recordMasters } from '../fonts/masters/replace-master'
import { runExclusive } from '../run-exclusive'
import { carryOutFile } from './carry-out-file'
import { failureOf } from './failure-of'
import { makePlan } from './make-plan'
import { stepsFor } from './steps'
import { dropFolder } from './upload-bytes'
import { findUploadFiles, updateUploadFile, type UploadRow } from './upload-file-records'
import { LeaseIsLost, type UploadLease } from './upload-lease'
import { requireUpload, type FamilyNotes } from './upload-records'

const FILES_AT_ONCE = 2

/** Carries out the rest of an upload, family by family. Every step is safe to repeat. */
export async function runUpload(acquired: UploadLease): Promise<void> {
  using lease = acquired
  const { payload, upload: id } = lease
  try {
    await freezePlan(lease)
    const families = (await requireUpload(payload, id)).families as UploadFamily[]
    for (const family of families) await runFamily(lease, families, family)
    await refreshPages(payload)
    const rows = await findUploadFiles(payload, id)
    const hasFailed = [...rows, ...families].some(({ state }) => state === 'failed')
    if (!hasFailed) await dropFolder(id)
    await lease.end(hasFailed ? 'halted' : 'done')
  } catch (error) {
    if (!(error instanceof LeaseIsLost)) throw error
  }
}

/** Stores the plan: from here on it stays as decided, whatever else changes in the shop. */
export async function freezePlan(lease: UploadLease): Promise<void> {
  const { payload, upload: id } = lease
  const rows = await findUploadFiles(payload, id)
  const open = rows.filter(({ state }) => state === 'planned')
  const { families, notes } = await requireUpload(payload, id)
  if (open.length === 0 && families) return

  const plan = await makePlan(payload, rows)
  await lease.saveFamilies(withNotes(plan.families, (notes ?? []) as FamilyNotes[]))
  for (const row of open) {
    const planned = plan.files.get(row.id)
    if (!planned) continue
    const state = planned.state === 'planned' ? 'waiting' : planned.state
    await updateUploadFile(payload, row.id, { state, plan: planned.plan, steps: stepsFor(state) })
  }
}

function withNotes(families: UploadFamily[], notes: FamilyNotes[]): UploadFamily[] {
  return families.map((family) => {
    const own = notes.filter(({ files }) => files.some((file) => family.files.includes(file)))
    return { ...family, notes: own.map(({ text }) => text).join('\n\n') }
  })
}

async function runFamily(
  lease: UploadLease,
  families: UploadFamily[],
  family: UploadFamily,
): Promise<void> {
  const { payload, upload } = lease
  const rows = (await findUploadFiles(payload, upload)).filter(({ id }) =>
    family.files.includes(id),
  )
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'working')
  if (left.length === 0 && family.state === 'done') return

  Object.assign(family, { state: 'working', failure: null })
  await lease.saveFamilies(families)
  Object.assign(family, await carryOutFamily(lease, { family, rows, left }))
  await lease.saveFamilies(families)
}

type Outcome = Pick<UploadFamily, 'state' | 'failure'>

/** A failure is recorded with this family and stops no other. */
async function carryOutFamily(
  lease: UploadLease,
  { family, rows, left }: { family: UploadFamily; rows: UploadRow[]; left: UploadRow[] },
): Promise<Outcome> {
  const { payload } = lease
  const { typeface } = family
  try {
    if (typeface.kind === 'existing') {
      await runExclusive(typeface.id, () => recordMasters(payload, typeface.id))
    }
    await forEachInParallel(left, (row) => carryOutFile(lease, { row, family, rows }))
    return await refreshFamily(payload, family)
  } catch (error) {
    if (error instanceof LeaseIsLost) throw error
    payload.logger.error({ err: error, msg: `The family ${typeface.name} was not finished` })
    return { state: 'failed', failure: failureOf('family', error) }
  }
}

/** Once for all its files: menu previews, the measure of its name, merged facts. */
async function refreshFamily(
  payload: Payload,
  { typeface, notes }: UploadFamily,
): Promise<Outcome> {
  if (typeface.kind === 'new') return { state: 'waiting', failure: null } // every file failed before the typeface was made
  await runExclusive(typeface.id, () => refreshTypeface(payload, typeface.id, { notes }))
  return { state: 'done', failure: null }
}

/** As many in parallel as there are font processes. When one lane fails, the others are awaited before it is thrown. */
async function forEachInParallel(
  rows: UploadRow[],
  work: (row: UploadRow) => Promise<void>,
): Promise<void> {
  const waiting = [...rows]
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await work(row)
  }
  const lanes = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, lane))
  const failed = lanes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
