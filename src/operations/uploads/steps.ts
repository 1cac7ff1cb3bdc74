import type { FontFormat } from '@/domain/catalogue/font-list'
import {
  STEPS,
  type FileState,
  type Step,
  type UploadedFile,
} from '@/domain/catalogue/upload/upload-answer'

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
