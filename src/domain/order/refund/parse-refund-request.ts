import type { FieldErrors } from '../../shop-error'
import type { RefundChoice } from './plan-refund'

export type ParsedRefund =
  | {
      kind: 'refund'
      key: string
      choice: RefundChoice
      licences: 'kept' | 'revoked'
      reason: string
    }
  | { kind: 'invalid'; fields: FieldErrors }

const MOST_REASON = 500

/** `{ key, choice: { kind: "whole" | "lines" | "amount", … }, licences, reason }`, as the panel sends it. */
export function parseRefundRequest(body: Record<string, unknown>): ParsedRefund {
  const { key, licences } = body
  const choice = parseChoice(body.choice)
  const reason = parseReason(body.reason)
  const fields: FieldErrors = {
    ...(isKey(key) ? {} : { key: 'Reload the page and try again.' }),
    ...(choice ? {} : { choice: 'Choose what goes back: all, lines, or an amount.' }),
    ...(isLicences(licences) ? {} : { licences: 'Choose whether the licences stay.' }),
    ...(reason ? {} : { reason: 'Write why, for whoever reads this later.' }),
  }
  if (!isKey(key) || !choice || !isLicences(licences) || !reason) return { kind: 'invalid', fields }
  return { kind: 'refund', key, choice, licences, reason }
}

/** null: none was given. */
export function parseReason(reason: unknown): string | null {
  if (typeof reason !== 'string') return null
  return reason.trim().slice(0, MOST_REASON) || null
}

export function isKey(key: unknown): key is string {
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
