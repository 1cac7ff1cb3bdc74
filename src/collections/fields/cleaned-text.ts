import type { TextField } from 'payload'
import { withoutDirectionalMarks } from '@/domain/directional-marks'

type Siblings = Record<string, unknown>

type CleanedText = Omit<TextField, 'type' | 'hasMany' | 'minRows' | 'maxRows' | 'validate'> & {
  /** The sentence that refuses it; null: it may stand. */
  validate?: (value: string, siblings: Siblings) => string | null
  /** The sentence that asks for it where only some rows need it. */
  askFor?: (siblings: Siblings) => string | null
}

const MISSING = 'Write this: pages, mails or documents say it.'

/** A line that is seen beside others, in lists, mails and documents: nothing unseen in it may turn them. */
export function cleanedText({ validate, askFor, required, ...field }: CleanedText): TextField {
  return {
    ...field,
    type: 'text',
    required,
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const text = typeof value === 'string' ? value.trim() : ''
      const siblings = (siblingData ?? {}) as Siblings
      if (text === '') return (required ? MISSING : askFor?.(siblings)) ?? true
      if (/\p{Cc}/u.test(text)) return 'This stands on one line.'
      return validate?.(text, siblings) ?? true
    },
    hooks: {
      beforeValidate: [
        ({ value }) => (typeof value === 'string' ? withoutDirectionalMarks(value).trim() : value),
      ],
    },
  } as TextField
}
