import type { Category, Slope } from '../typeface-view'
import type { VariationOverrides } from '../variation/variation-overrides'
import type { MasterChanges } from './changes/master-changes'
import type { UploadedFont } from './uploaded-font'
import WORDS from './upload-words.json' with { type: 'json' }
import type { FamilyWarning } from './warnings/family-warning'

/**
 * An upload as staff see it: POST and GET `/api/uploads/…`. Many files come in (`open`), are reviewed as a plan that
 * only reads, and are carried out in the background (`running`). Then the upload is `done`, or `halted` where some of its
 * work failed and waits for a retry.
 *
 *     POST   /api/uploads                      201 UploadAnswer
 *     GET    /api/uploads                      { uploads: UploadSummary[], done: UploadSummary[] }: the unfinished ones, and
 *                                              those done in the last week; newest first
 *     GET    /api/uploads/{id}                 UploadAnswer
 *     PATCH  /api/uploads/{id}                 { files: { [file id]: FileOverride } } → UploadAnswer
 *     DELETE /api/uploads/{id}                 { deleted: id }; 409 while it runs
 *     POST   /api/uploads/{id}/files?name=…    the bytes of one file, 32 MB at the most → 201 { file: UploadedFile }
 *     PATCH  /api/uploads/{id}/files/{file}    FileOverride → UploadAnswer
 *     DELETE /api/uploads/{id}/files/{file}    UploadAnswer
 *     GET    /api/uploads/{id}/files/{file}/font  its bytes
 *     POST   /api/uploads/{id}/carry-out       202 UploadAnswer, at once; a second call changes nothing. May say
 *                                              { notes: { [family key]: text } }, 2 000 characters each at the most,
 *                                              and { plan_hash }: 409 where the plan is another one by now;
 *                                              { confirmed: [foreign master] } with all `foreign_masters` of its families
 *     POST   /api/uploads/{id}/retry           202 UploadAnswer: what failed is tried again, what is done is not;
 *                                              of an open upload, what could not be compared is compared again
 *
 * A file that is no font is answered 201 and listed as `refused`, with its sentence: one bad file does not stop the rest.
 */
export type UploadAnswer = {
  id: string
  state: UploadState
  created_at: string
  updated_at: string
  /** Something to do, and no warning of level `block`. */
  can_carry_out: boolean
  /** Another one as soon as anything of the plan is: what staff saw is what is carried out. */
  plan_hash: string
  progress: { done: number; failed: number; of: number }
  families: UploadFamily[]
  /** In the order they came. */
  files: UploadedFile[]
}

export type UploadSummary = Pick<
  UploadAnswer,
  'id' | 'state' | 'created_at' | 'updated_at' | 'progress'
> & {
  /** Names of the files, in the order they came. */
  names: string[]
}

export type UploadState = 'open' | 'running' | 'halted' | 'done'

/** One typeface with the files that are for it. */
export type UploadFamily = {
  key: string
  typeface: ChosenTypeface & { slug: string; is_published: boolean }
  /** Its styles as they are: what a file may be matched to. */
  styles: ExistingStyle[]
  warnings: FamilyWarning[]
  /** Masters on sale whose place files of another family would take, as "{file id} {style id}": only where staff confirm each. */
  foreign_masters: string[]
  files: string[]
  /** Staff's words for the release its masters make, from the moment it is carried out. */
  notes: string
  /** The work on the whole family after its files: menu previews, the measure of its name, its pages. */
  state: WorkState
  failure: UploadFailure | null
  /** How many processes have ended while so many of its files were left. */
  ended?: { left: number; times: number }
}

export type ChosenTypeface =
  { kind: 'existing'; id: string; name: string } | { kind: 'new'; name: string; category: Category }

type ExistingStyle = StyleFields & { id: string; has_master: boolean }

export type UploadedFile = {
  id: string
  /** Empty for a file that was too large to be read. */
  sha256: string
  name: string
  size_in_bytes: number
  state: FileState
  /** In the order they are done; all `waiting` before the upload is carried out. */
  steps: { step: Step; state: WorkState }[]
  /** The step at work, or the one that failed. */
  step: Step | null
  failure: UploadFailure | null
  /** What the file says of itself; null where it is refused. */
  found: FoundInFile | null
  /** What will be done with it, as suggested and as staff changed it; null where it is refused. */
  plan: FilePlan | null
}

/** `left_out`: staff said so. `unchanged`: the style has this very master already. */
export type FileState =
  'planned' | 'unchanged' | 'left_out' | 'refused' | 'waiting' | 'working' | 'done' | 'failed'

export type WorkState = 'waiting' | 'working' | 'done' | 'failed'

export const STEPS = ['style', 'woff2', 'woff', 'preview', 'trial', 'publish'] as const

export type Step = (typeof STEPS)[number]

export const STEP_NAMES: Readonly<Record<Step | 'check' | 'family', string>> = WORDS.steps

/** Which step failed and why. `check` is the reading of the file as it came, `family` the work after all files. */
export type UploadFailure = { step: Step | 'check' | 'family'; code: string; sentence: string }

export type FoundInFile = Pick<
  UploadedFont,
  | ('family' | 'style' | 'typ' | 'weight' | 'width' | 'slope' | 'axes' | 'instances' | 'version')
  | ('scripts' | 'embedding' | 'format')
> & { glyph_count: number; character_count: number; language_count: number }

/** Fields of a style that a plan may set. */
export type StyleFields = {
  name: string
  typ: 'static' | 'variable'
  weight: number
  width: number | null
  slope: Slope
  /** Where the previews stand on the axes; {} for a static style. */
  default_coordinates: Record<string, number>
  /** How visitors meet its axes and named instances. */
  variation: VariationOverrides
}

export type FilePlan = {
  typeface: ChosenTypeface
  /** An existing style gets a new version; its id is null where a new style is made. */
  style: { kind: 'existing'; id: string } | { kind: 'new' }
  fields: StyleFields
  leave_out: boolean
  /** Why this match: the same bytes, the same name, the same cut, or none of them. */
  because: 'same_file' | 'same_name' | 'same_cut' | 'nothing_like_it' | 'staff'
  /** What the style's fields say now and the file would have otherwise: staff's own words stay unless they change them. */
  differs: (keyof StyleFields)[]
  /** Against the master the style has now; null for a style without one. */
  changes: MasterChanges | null
}

/** What staff change of a plan: only what is given. `null` takes the change back. */
export type FileOverride = {
  typeface?:
    { kind: 'existing'; id: string } | { kind: 'new'; name: string; category?: Category } | null
  style?: { kind: 'existing'; id: string } | { kind: 'new' } | null
  fields?: Partial<StyleFields> | null
  leave_out?: boolean
}
