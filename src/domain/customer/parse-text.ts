import { isBlankToTheEye, isName, withoutDirectionalMarks } from '../unseen-marks'
import type { FieldErrors } from '../shop-error'

const CONTROL_OR_BROKEN = /[\p{Cc}\p{Cs}]/u

type TextRule = { missing: string; most?: number }

/** One line of text: trimmed, in the composed form, without anything that is not written. */
export function parseText(value: unknown, { missing, most = 200 }: TextRule): Parsed<string> {
  if (typeof value !== 'string') return invalid(missing)
  if (CONTROL_OR_BROKEN.test(value)) return invalid('This stands on one line, in plain characters.')

  const text = withoutDirectionalMarks(value).normalize('NFC').trim()
  if (isBlankToTheEye(text)) return invalid(missing)
  return text.length > most ? invalid(`Use at most ${most} characters.`) : ok(text)
}

/** The same where nothing may be given: absent, null and blank are null. */
export function parseOptionalText(value: unknown, most = 200): Parsed<string | null> {
  if (value === undefined || value === null) return ok(null)
  if (typeof value === 'string' && isBlankToTheEye(value)) return ok(null)
  return parseText(value, { missing: 'Write this as text.', most })
}

/** Of a person or a company: what has no letter and no figure names nobody. */
export function parseName(value: unknown, missing: string): Parsed<string> {
  const text = parseText(value, { missing })
  return text.kind === 'ok' && !isName(text.value) ? invalid(missing) : text
}

/** The same where nobody need be named. */
export function parseOptionalName(value: unknown): Parsed<string | null> {
  const text = parseOptionalText(value)
  return text.kind === 'ok' && text.value !== null && !isName(text.value) ? ok(null) : text
}

const OTHER_CONTROLS = /[^\P{Cc}\n]|\p{Cs}/gu

/** Text of several lines, in the composed form, without anything that is not written. */
export function parseMessage(
  value: unknown,
  { missing, most }: { missing: string; most: number },
): Parsed<string> {
  if (typeof value !== 'string') return invalid(missing)
  const text = withoutDirectionalMarks(value)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(OTHER_CONTROLS, '')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (isBlankToTheEye(text)) return invalid(missing)
  return text.length > most ? invalid(`Use at most ${most} characters.`) : ok(text)
}

/** One unknown value after it was checked. */
export type Parsed<Value> = { kind: 'ok'; value: Value } | { kind: 'invalid'; sentence: string }

export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value }
}

export function invalid(sentence: string): { kind: 'invalid'; sentence: string } {
  return { kind: 'invalid', sentence }
}

/** The value; or null, and its error noted under the field's path. */
export function unwrap<Value>(
  parsed: Parsed<Value>,
  { path, errors }: { path: string; errors: FieldErrors },
): Value | null {
  if (parsed.kind === 'ok') return parsed.value
  errors[path] = parsed.sentence
  return null
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).length > 0
}
