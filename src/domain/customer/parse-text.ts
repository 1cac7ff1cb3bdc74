import { withoutDirectionalMarks } from '../directional-marks'
import { invalid, ok, type Parsed } from './parsed'

const CONTROL_OR_BROKEN = /[\p{Cc}\p{Cs}]/u

export type TextRule = { missing: string; most?: number }

/** One line of text: trimmed, in the composed form, without anything that is not written. */
export function parseText(value: unknown, { missing, most = 200 }: TextRule): Parsed<string> {
  if (typeof value !== 'string') return invalid(missing)
  if (CONTROL_OR_BROKEN.test(value)) return invalid('This stands on one line, in plain characters.')

  const text = withoutDirectionalMarks(value).normalize('NFC').trim()
  if (text === '') return invalid(missing)
  return text.length > most ? invalid(`Use at most ${most} characters.`) : ok(text)
}

/** The same where nothing may be given: absent, null and blank are null. */
export function parseOptionalText(value: unknown, most = 200): Parsed<string | null> {
  if (value === undefined || value === null) return ok(null)
  if (typeof value === 'string' && value.trim() === '') return ok(null)
  return parseText(value, { missing: 'Write this as text.', most })
}
