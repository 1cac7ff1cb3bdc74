import { parseCartLines } from '../cart/parse-cart-lines'
import { parseEmailAddress } from '../customer/email-address'
import { parseName, unwrap } from '../customer/parse-text'
import { type FieldErrors, InvalidRequest } from '../shop-error'
import type { RefundChoice } from './refund/plan-refund'

type Body = Record<string, unknown>

const WHY = 'Write why, for whoever reads this later.'

/** What staff ask for at an order beside money: each throws `InvalidRequest` with a sentence for every faulty field. */

export function parseOfLicence({ licence, reason: why }: Body) {
  const reason = parseReason(why)
  const id = requireLicence(licence)
  if (!reason) throw new InvalidRequest({ reason: WHY })
  return { licence: id, reason }
}

function requireLicence(licence: unknown): string {
  if (typeof licence === 'string') return licence
  throw new InvalidRequest({ licence: 'Name the licence.' })
}

/** What a change of a licence would cost. Of its styles and uses all that it shall hold; `free`: whatever it costs is given. */
export function parseChangePreview({ licence, styles, licences, free }: Body) {
  const parsed = parseCartLines([{ styles, licences }])
  const [line] = parsed.kind === 'lines' ? parsed.lines : []
  if (!line) throw new InvalidRequest(parsed.kind === 'invalid' ? parsed.fields : {})
  return { licence: requireLicence(licence), line, isFree: free === true }
}

export function parseChange({ key, ...body }: Body) {
  return { ...parseChangePreview(body), ...parseOfLicence(body), key: requireKey(key) }
}

export function parseCorrection({ licences, licensee, reason: why }: Body) {
  const errors: FieldErrors = {}
  const ids = Array.isArray(licences) ? licences.slice(0, 500).map(String) : []
  if (ids.length === 0) errors.licences = 'Choose a licence.'
  const missing = 'Write the name of whoever holds the licence.'
  const name = unwrap(parseName(licensee, missing), { path: 'licensee', errors })
  const reason = parseReason(why)
  if (!reason) errors.reason = WHY
  if (Object.keys(errors).length > 0 || !name || !reason) throw new InvalidRequest(errors)
  return { licences: ids, licensee: name, reason }
}

const MOST_NOTE = 2000

export function parseNote({ key, text }: Body): { key: string; text: string } {
  const note = typeof text === 'string' ? text.trim().slice(0, MOST_NOTE) : ''
  if (note === '') throw new InvalidRequest({ text: 'Write the note.' })
  return { key: requireKey(key), text: note }
}

/** `to` left empty: its buyer. */
export function parseResend({ key, to }: Body): { key: string; to: string | null } {
  if (to === undefined || to === null || to === '') return { key: requireKey(key), to: null }
  const errors: FieldErrors = {}
  const address = unwrap(parseEmailAddress(to), { path: 'to', errors })
  if (address === null) throw new InvalidRequest(errors)
  return { key: requireKey(key), to: address }
}

export function requireKey(key: unknown): string {
  if (!isKey(key)) throw new InvalidRequest({ key: 'Reload the page and try again.' })
  return key
}

type RefundRequest = {
  key: string
  choice: RefundChoice
  licences: 'kept' | 'revoked'
  reason: string
  /** What could still go back as whoever decided saw it. */
  seenLeft: number
}

const MOST_REASON = 500

const UNSEEN =
  'What can still go back was not known where this was decided. Reload the order and decide anew.'

/** `{ key, choice: { kind: "whole" | "lines" | "amount", … }, licences, reason, left }`, as the panel sends it. */
export function parseRefundRequest(body: Record<string, unknown>): RefundRequest {
  const { key, licences, left: seenLeft } = body
  const choice = parseChoice(body.choice)
  const reason = parseReason(body.reason)
  const fields: FieldErrors = {
    ...(isKey(key) ? {} : { key: 'Reload the page and try again.' }),
    ...(choice ? {} : { choice: 'Choose what goes back: all, lines, or an amount.' }),
    ...(isLicences(licences) ? {} : { licences: 'Choose whether the licences stay.' }),
    ...(reason ? {} : { reason: WHY }),
    ...(typeof seenLeft === 'number' ? {} : { left: UNSEEN }),
  }
  const isWhole = isKey(key) && isLicences(licences) && typeof seenLeft === 'number'
  if (!isWhole || !choice || !reason) throw new InvalidRequest(fields)
  return { key, choice, licences, reason, seenLeft }
}

/** null: none was given. */
export function parseReason(reason: unknown): string | null {
  if (typeof reason !== 'string') return null
  return reason.trim().slice(0, MOST_REASON) || null
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key)
}

function isLicences(licences: unknown): licences is 'kept' | 'revoked' {
  return licences === 'kept' || licences === 'revoked'
}

function parseChoice(choice: unknown): RefundChoice | null {
  if (typeof choice !== 'object' || choice === null) return null
  const { kind, lines, amount } = choice as Record<string, unknown>
  if (kind === 'whole') return { kind }
  if (kind === 'amount' && typeof amount === 'number') return { kind, amount }
  const isLines = kind === 'lines' && Array.isArray(lines) && lines.length <= 500
  return isLines ? { kind, lines: lines.map(String) } : null
}
