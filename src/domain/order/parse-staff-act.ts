import { parseEmailAddress } from '../customer/email-address'
import { unwrap } from '../customer/parsed'
import { parseText } from '../customer/parse-text'
import { InvalidRequest, type FieldErrors } from '../shop-error'
import { isKey, parseReason } from './refund/parse-refund-request'

type Body = Record<string, unknown>

const WHY = 'Write why, for whoever reads this later.'

/** What staff ask for at an order beside money: each throws `InvalidRequest` with a sentence for every faulty field. */

export function parseOfLicence({ licence, reason: why }: Body): {
  licence: string
  reason: string
} {
  const reason = parseReason(why)
  if (typeof licence !== 'string') throw new InvalidRequest({ licence: 'Name the licence.' })
  if (!reason) throw new InvalidRequest({ reason: WHY })
  return { licence, reason }
}

export function parseCorrection({ licences, licensee, reason: why }: Body) {
  const errors: FieldErrors = {}
  const ids = Array.isArray(licences) ? licences.slice(0, 500).map(String) : []
  if (ids.length === 0) errors.licences = 'Choose a licence.'
  const missing = 'Write the name of whoever holds the licence.'
  const name = unwrap(parseText(licensee, { missing }), { path: 'licensee', errors })
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

function requireKey(key: unknown): string {
  if (!isKey(key)) throw new InvalidRequest({ key: 'Reload the page and try again.' })
  return key
}
