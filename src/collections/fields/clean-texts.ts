import { type CollectionBeforeValidateHook, type TextField, ValidationError } from 'payload'
import { ownValue } from '@/domain/own-value'
import { isBlankToTheEye, withoutDirectionalMarks } from '@/domain/unseen-marks'
import { findUnsafeLink, isSafeLink } from '@/domain/site/safe-link'

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
      if (isBlankToTheEye(text)) return (required ? MISSING : askFor?.(siblings)) ?? true
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

const NAMES = ['name', 'title', 'label']

/** A name is seen beside others, in lists, mails and documents: nothing unseen in it may turn them. */
export const cleanNames: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  const cleaned = NAMES.filter((name) => typeof ownValue(data, name) === 'string').map((name) => [
    name,
    withoutDirectionalMarks(ownValue(data, name) as string),
  ])
  return { ...data, ...Object.fromEntries(cleaned) }
}

export const refuseUnsafeLinks: CollectionBeforeValidateHook = ({ data }) => {
  for (const path of ['content', 'blocks']) {
    if (findUnsafeLink(ownValue(data, path)) !== null) throw refusalOf(path)
  }
  return data
}

export const refuseUnsafeTarget: CollectionBeforeValidateHook = ({ data }) => {
  const url: unknown = data?.to?.url
  if (typeof url === 'string' && !isSafeLink(url)) throw refusalOf('to.url')
  return data
}

function refusalOf(path: string): ValidationError {
  return new ValidationError({ errors: [{ message: LINK_REFUSAL, path }] })
}

/** Of whatever staff type that a visitor can follow. */
export const LINK_REFUSAL =
  'A link leads to a page, a mail or a telephone: begin it with https://, mailto:, tel: or /.'
