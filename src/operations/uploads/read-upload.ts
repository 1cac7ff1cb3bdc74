import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { FontFormat } from '@/domain/catalogue/font-list'
import type { PlannedFile } from '@/domain/catalogue/upload/plan-upload'
import {
  type FileState,
  type FoundInFile,
  type Step,
  STEPS,
  type UploadAnswer,
  type UploadedFile,
  type UploadFamily,
  type UploadSummary,
} from '@/domain/catalogue/upload/upload-answer'
import { pick } from '@/domain/own-value'
import type { FontFacts } from '@/fonts/font-facts'
import type { Upload } from '@/payload-types'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import {
  findFileHeads,
  findUploadFiles,
  findUploads,
  requireUpload,
  type UploadRow,
} from '../records/uploads'
import { makePlan } from './make-plan'

/** An upload as staff see it: while it is open, the plan is made anew each time; after that, it is the frozen plan. */
export async function readUpload(payload: Payload, id: string): Promise<UploadAnswer> {
  const upload = await requireUpload(payload, id)
  const rows = await findUploadFiles(payload, id)
  if (upload.state !== 'open') {
    const families = (upload.families ?? []) as UploadFamily[]
    return describeUpload(upload, { families, files: rows.map((row) => describeFile(row)) })
  }
  const plan = await makePlan(payload, rows)
  const files = rows.map((row) => describeFile(row, plan.files.get(row.id)))
  return describeUpload(upload, { families: plan.families, files })
}

/** Those that wait for staff or run, and those of the last week that are done. */
export async function listUploads(payload: Payload) {
  const [uploads, done] = await Promise.all([
    summariesOf(payload, ['open', 'running', 'halted']),
    summariesOf(payload, ['done']),
  ])
  return { uploads, done }
}

async function summariesOf(payload: Payload, states: Upload['state'][]): Promise<UploadSummary[]> {
  const uploads = await findUploads(payload, states)
  const rows = await findFileHeads(
    payload,
    uploads.map(({ id }) => id),
  )
  const filesOf = groupBy(rows, (row) => idOf(row.upload))
  return uploads.map((upload) => {
    const files = filesOf.get(upload.id) ?? []
    return {
      ...headOf(upload),
      progress: progressOf(files.map(({ state }) => state)),
      names: files.map(({ name }) => name ?? ''),
    }
  })
}

export function describeFile(row: UploadRow, planned?: PlannedFile): UploadedFile {
  const steps = row.steps ?? stepsFor(planned?.state ?? row.state)
  return {
    id: row.id,
    sha256: row.sha256 ?? '',
    name: row.name ?? '',
    size_in_bytes: row.sizeInBytes,
    state: planned?.state ?? row.state,
    steps,
    step: steps.find(({ state }) => state === 'working' || state === 'failed')?.step ?? null,
    failure: row.failure ?? null,
    found: row.facts ? foundIn(row.facts) : null,
    plan: planned?.plan ?? row.plan ?? null,
  }
}

function describeUpload(
  upload: Upload,
  { families, files }: Pick<UploadAnswer, 'families' | 'files'>,
): UploadAnswer {
  const isBlocked = families.some(({ warnings }) => warnings.some(({ level }) => level === 'block'))
  const isPlanned = files.some(({ state }) => state === 'planned')
  return {
    ...headOf(upload),
    plan_hash: hashOf({ families, files }),
    can_carry_out: upload.state === 'open' && isPlanned && !isBlocked,
    progress: progressOf(files.map(({ state }) => state)),
    families,
    files,
  }
}

function hashOf({ families, files }: Pick<UploadAnswer, 'families' | 'files'>): string {
  const planned = JSON.stringify([families, files.map(({ id, state, plan }) => [id, state, plan])])
  return createHash('sha256').update(planned).digest('base64url').slice(0, 22)
}

function headOf({ id, state, createdAt, updatedAt }: Upload) {
  return { id, state, created_at: createdAt, updated_at: updatedAt }
}

function progressOf(states: FileState[]): UploadAnswer['progress'] {
  const count = (...wanted: FileState[]) => states.filter((state) => wanted.includes(state)).length
  return {
    done: count('done'),
    failed: count('failed'),
    of: count('planned', 'waiting', 'working', 'done', 'failed'),
  }
}

export function foundIn(facts: FontFacts): FoundInFile {
  return {
    ...pick(facts, ['family', 'style', 'typ', 'weight', 'width', 'slope', 'axes', 'instances']),
    ...pick(facts, ['version', 'scripts', 'embedding', 'format']),
    glyph_count: facts.glyphCount,
    character_count: facts.characterCount,
    language_count: facts.languages.length,
  }
}

/** The step each derived file is made in. */
const STEP_OF: Partial<Record<FontFormat, Step>> = {
  WOFF2: 'woff2',
  WOFF: 'woff',
  PVW: 'preview',
  TRIAL: 'trial',
}

export function stepFor(format: FontFormat): Step {
  return STEP_OF[format] ?? 'publish'
}

/** Every step, waiting; none for a file that nothing is done with. */
export function stepsFor(state: FileState): UploadedFile['steps'] {
  if (state !== 'planned' && state !== 'waiting') return []
  return STEPS.map((step) => ({ step, state: 'waiting' }))
}
