import type {
  FilePlan,
  Step,
  StyleFields,
  UploadFamily,
  WorkState,
} from '@/domain/catalogue/upload/upload-answer'
import { ServersEnded } from '@/domain/catalogue/upload/upload-error'
import type { FontFacts } from '@/fonts/font-facts'
import { type Derived, StagingFolder } from '../fonts/derive-files'
import { stagingPath, uploadedPath } from '../fonts/font-store'
import { findTypeface, requireStyle } from '../records/font-files'
import { textsOfPages } from '../fonts/check-letters'
import { publishMaster } from '../fonts/publish-master'
import { wantedFiles } from '../fonts/wanted-files'
import { runExclusive } from '../concurrency'
import { failureOf } from './failure-of'
import { stepFor, stepsFor } from './read-upload'
import { updateUploadFile, type UploadRow } from '../records/uploads'
import type { UploadLease } from './upload-lease'
import { changeFields, ensurePlaceOf } from '../records/uploaded-styles'

type FileWork = { row: UploadRow; family: UploadFamily; rows: UploadRow[] }

/** Carries out one file of an upload, step by step. A failure is recorded with this file and stops no other. */
export async function carryOutFile(lease: UploadLease, work: FileWork): Promise<void> {
  const progress = new FileProgress(lease, work.row)
  try {
    await followSteps(lease, work, progress)
    await progress.end('done')
  } catch (error) {
    if (lease.breaksOffAt(error)) throw error
    const { name } = work.row
    lease.failures.push(error)
    lease.payload.logger.error({ err: error, msg: `${name} failed at ${progress.step}` })
    await progress.fail(error)
  }
}

/** What was at work in each of the processes that ended. */
export async function giveFileUp(lease: UploadLease, row: UploadRow): Promise<void> {
  const progress = new FileProgress(lease, row)
  progress.step = row.steps?.find(({ state }) => state === 'working')?.step ?? 'style'
  await progress.fail(new ServersEnded())
}

async function followSteps(
  lease: UploadLease,
  { row, family, rows }: FileWork,
  progress: FileProgress,
): Promise<void> {
  const { payload, upload } = lease
  const { sha256, facts, plan } = row
  if (!sha256 || !facts || !plan) throw new Error(`File ${row.id} was never read.`)

  const place = await progress.during('style', () =>
    runExclusive(`upload:${family.key}`, () => ensurePlaceOf(payload, { row, family, rows })),
  )
  await progress.savePlan({ ...plan, ...place })
  const path = await uploadedPath(upload, sha256)
  const master = { ...place, sha256, facts, path }
  const derived = await deriveEach(lease, master, progress)
  await progress.during('publish', () =>
    runExclusive(place.typeface.id, async () => {
      const { id } = place.style
      await changeFields(payload, { id, fields: plannedChanges(plan, family) })
      const style = await requireStyle(payload, id)
      const { sizeInBytes } = row
      await publishMaster(payload, { style, path, sha256, sizeInBytes, facts, derived })
    }),
  )
}

/** Only where the plan differs from the style as it was: what staff change meanwhile in the style's form stays. */
function plannedChanges({ fields, style }: FilePlan, { styles }: UploadFamily) {
  const before = styles.find(({ id }) => style.kind === 'existing' && style.id === id)
  const changed = Object.entries(fields).filter(
    ([key, value]) => JSON.stringify(before?.[key as keyof StyleFields]) !== JSON.stringify(value),
  )
  return Object.fromEntries(changed) as Partial<StyleFields>
}

type PlacedMaster = {
  typeface: { id: string }
  style: { id: string }
  sha256: string
  facts: FontFacts
  path: string
}

/** One after another: two files of an upload already occupy both processes. */
async function deriveEach(lease: UploadLease, master: PlacedMaster, progress: FileProgress) {
  const { sha256, facts } = master
  const typeface = await findTypeface(lease.payload, master.typeface.id)
  const ofPages = await textsOfPages(lease.payload, typeface)
  const wanted = wantedFiles({ styleId: master.style.id, sha256, facts, typeface, ofPages })
  progress.expect(wanted.map(({ format }) => stepFor(format)))
  const staging = new StagingFolder(stagingPath(lease.upload))
  const derived: Derived[] = []
  for (const file of wanted) {
    const make = () => staging.derive(master.path, file)
    derived.push(await progress.during(stepFor(file.format), make))
  }
  return derived
}

/** The progress of a file as staff see it. */
class FileProgress {
  step: Step = 'style'
  #steps = stepsFor('waiting') ?? []

  constructor(
    readonly lease: UploadLease,
    readonly row: UploadRow,
  ) {}

  async during<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
    this.lease.assertHeld()
    this.step = step
    await this.#save('working')
    const result = await work()
    await this.#save('done')
    return result
  }

  /** Leaves out the steps of files that are not derived: a typeface may have no trial fonts. */
  expect(steps: Step[]): void {
    this.#steps = this.#steps.filter(
      ({ step }) => step === 'style' || step === 'publish' || steps.includes(step),
    )
  }

  savePlan(plan: FilePlan): Promise<void> {
    return updateUploadFile(this.lease.payload, this.row.id, { plan })
  }

  end(state: 'done'): Promise<void> {
    return updateUploadFile(this.lease.payload, this.row.id, { state, steps: this.#steps })
  }

  async fail(error: unknown): Promise<void> {
    this.lease.assertHeld()
    this.#set('failed')
    const failure = failureOf(this.step, error)
    const change = { state: 'failed', steps: this.#steps, failure } as const
    await updateUploadFile(this.lease.payload, this.row.id, change)
  }

  async #save(state: WorkState): Promise<void> {
    this.#set(state)
    const change = { state: 'working', steps: this.#steps, failure: null } as const
    await updateUploadFile(this.lease.payload, this.row.id, change)
  }

  #set(state: WorkState): void {
    this.#steps = this.#steps.map((known) =>
      known.step === this.step ? { ...known, state } : known,
    )
  }
}
