import { countOf } from '@/domain/words'
import type { WarningLevel } from '@/domain/catalogue/upload/warnings/family-warning'
import type {
  FilePlan,
  FileState,
  UploadAnswer,
  UploadedFile,
  UploadFamily,
  UploadSummary,
  WorkState,
} from '@/domain/catalogue/upload/upload-answer'
import { fileSizeInWords } from '../file-size'

export const LEVEL_WORDS = {
  block: 'Must be solved',
  warn: 'Look at this',
  note: 'Good to know',
} as const satisfies Record<WarningLevel, string>

export const STATE_WORDS = {
  planned: 'Planned',
  unchanged: 'Nothing to do: the style has this very master',
  left_out: 'Left out',
  refused: 'Not taken',
  waiting: 'Waits',
  working: 'At work …',
  done: 'Done',
  failed: 'Failed',
} as const satisfies Record<FileState | WorkState, string>

/** "TTF, 354 glyphs, 108 languages, version 1.001, 72.5 KB" */
export function foundInWords({ found, size_in_bytes: size }: UploadedFile): string {
  if (!found) return fileSizeInWords(size)
  const axes = found.axes.map(({ tag, min, max }) => `${tag} ${min}–${max}`)
  return [
    found.format,
    ...axes,
    countOf(found.glyph_count, 'glyph'),
    countOf(found.language_count, 'language'),
    ...(found.version ? [found.version] : []),
    fileSizeInWords(size),
  ].join(', ')
}

const BECAUSE = {
  same_file: 'the same bytes',
  same_name: 'by its name',
  same_cut: 'by its weight, width and slope',
  nothing_like_it: 'nothing like it is there',
  staff: 'as you decided',
} as const satisfies Record<FilePlan['because'], string>

/** "A new version of Bold (by its name)." */
export function planInWords({ plan, state }: UploadedFile, family: UploadFamily): string {
  if (!plan) return ''
  if (state === 'unchanged') return `${STATE_WORDS.unchanged}.`
  if (plan.leave_out) return 'Left out.'
  const { style } = plan
  if (style.kind === 'new') return `A new style (${BECAUSE[plan.because]}).`
  const existing = family.styles.find(({ id }) => id === style.id)
  if (plan.because === 'same_file')
    return `${existing?.name ?? 'Its style'} keeps its file and takes what you changed.`
  const what = existing?.has_master ? 'A new version of' : 'The first master of'
  return `${what} ${existing?.name ?? 'a style'} (${BECAUSE[plan.because]}).`
}

export function carryOutInWords({ progress, can_carry_out: can, files }: UploadAnswer): string {
  if (can) return `Carry out: ${countOf(progress.of, 'file')}`
  const isNothing = !files.some(({ state }) => state === 'planned')
  return isNothing ? 'Nothing to carry out' : 'Solve the warnings first'
}

export function outcomeInWords({ state, progress }: UploadAnswer): string {
  const { done, failed, of } = progress
  if (state === 'running')
    return `${done} of ${of} done. You may leave this page: the work goes on.`
  if (state === 'done') return `All done: ${countOf(done, 'file')}.`
  return `${done} of ${of} done, ${failed > 0 ? `${failed} failed` : 'the rest is not finished'}.`
}

/** The state of the work on the whole family; null while its files are worked on. */
export function familyWorkInWords({ state, failure }: UploadFamily): string | null {
  if (failure) return failure.sentence
  if (state === 'working') return 'Making menu previews and the measure of its name …'
  return state === 'done' ? 'Menu previews, measure and pages are made.' : null
}

export function summaryInWords({ state, names, progress, created_at: at }: UploadSummary): string {
  const day = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  const files = countOf(names.length, 'file')
  if (state === 'running') return `${files} of ${day}: ${progress.done} of ${progress.of} done`
  return `${files} of ${day}: ${state === 'halted' ? 'halted' : 'to be reviewed'}`
}
