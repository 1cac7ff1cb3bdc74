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
import WORDS from '@/domain/catalogue/upload/upload-words.json' with { type: 'json' }
import { fileSizeInWords } from '../file-size'
import type { Say } from '../use-say'

export const LEVEL_WORDS: Record<WarningLevel, string> = WORDS.levels

export const STATE_WORDS: Record<FileState | WorkState, string> = WORDS.states

/** "TTF, 354 glyphs, 108 languages, version 1.001, 72.5 KB" */
export function foundInWords({ found, size_in_bytes: size }: UploadedFile, say: Say): string {
  if (!found) return fileSizeInWords(size)
  const axes = found.axes.map(({ tag, min, max }) => `${tag} ${min}–${max}`)
  return [
    found.format,
    ...axes,
    say(countOf(found.glyph_count, 'glyph')),
    say(countOf(found.language_count, 'language')),
    ...(found.version ? [found.version] : []),
    fileSizeInWords(size),
  ].join(', ')
}

const BECAUSE: Record<FilePlan['because'], string> = WORDS.because

/** "A new version of Bold (by its name)." */
export function planInWords({ file, family }: FileInFamily, say: Say): string {
  const { plan, state } = file
  if (!plan) return ''
  if (state === 'unchanged') return `${say(STATE_WORDS.unchanged)}.`
  if (plan.leave_out) return say('Left out.')
  const { style } = plan
  const because = BECAUSE[plan.because]
  if (style.kind === 'new') return say('A new style ({~because}).', { because })
  const existing = family.styles.find(({ id }) => id === style.id)
  const name = existing?.name ?? plan.fields.name
  if (plan.because === 'same_file')
    return say('{name} keeps its file and takes what you changed.', { name })
  if (existing?.has_master) return say('A new version of {name} ({~because}).', { name, because })
  return say('The first master of {name} ({~because}).', { name, because })
}

type FileInFamily = { file: UploadedFile; family: UploadFamily }

export function carryOutInWords({ progress, can_carry_out: can, files }: UploadAnswer, say: Say) {
  if (can) return say('Carry out: {~files}', { files: countOf(progress.of, 'file') })
  const isNothing = !files.some(({ state }) => state === 'planned')
  return say(isNothing ? 'Nothing to carry out' : 'Solve the warnings first')
}

export function outcomeInWords({ state, progress }: UploadAnswer, say: Say): string {
  const { done, failed, of } = progress
  if (state === 'running')
    return say('{done} of {of} done. You may leave this page: the work goes on.', { done, of })
  if (state === 'done') return say('All done: {~files}.', { files: countOf(done, 'file') })
  if (failed > 0) return say('{done} of {of} done, {failed} failed.', { done, of, failed })
  if (done === of) return say('All files are done; their previews and pages are not.')
  return say('{done} of {of} done, the rest is not finished.', { done, of })
}

/** The state of the work on the whole family; null while its files are worked on. */
export function familyWorkInWords({ state, failure }: UploadFamily): string | null {
  if (failure) return failure.sentence
  if (state === 'working') return 'Making menu previews and the measure of its name …'
  return state === 'done' ? 'Menu previews, measure and pages are made.' : null
}

/** "These files replace 3 fonts of Hedge, which is on sale." */
export function replacingInWords(
  {
    typeface: { name },
    foreign_masters: { length: count },
  }: Pick<UploadFamily, 'typeface' | 'foreign_masters'>,
  say: Say,
): string {
  if (count === 1) return say('These files replace 1 font of {name}, which is on sale.', { name })
  return say('These files replace {count} fonts of {name}, which is on sale.', { count, name })
}

const STANDING = {
  open: '{~files} of {time}: to be reviewed',
  halted: '{~files} of {time}: halted',
  done: '{~files} of {time}: done',
} as const

export function summaryInWords(
  { state, names, progress, created_at: at }: UploadSummary,
  { say, timeOf }: { say: Say; timeOf: (at: string) => string },
): string {
  const of = { files: countOf(names.length, 'file'), time: timeOf(at) }
  if (state === 'running')
    return say('{~files} of {time}: {done} of {of} done', {
      ...of,
      done: progress.done,
      of: progress.of,
    })
  return say(STANDING[state], of)
}
