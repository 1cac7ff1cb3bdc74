import type { FieldFaults } from '../shop-error'
import type { Parsed } from './parsed'

export type UnknownRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value, or its fault noted under the field's path and null. */
export function take<Value>(
  parsed: Parsed<Value>,
  { path, faults }: { path: string; faults: FieldFaults },
): Value | null {
  if (parsed.kind === 'ok') return parsed.value
  faults[path] = parsed.sentence
  return null
}

export function hasFaults(faults: FieldFaults): boolean {
  return Object.keys(faults).length > 0
}
