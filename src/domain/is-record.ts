export type UnknownRecord = Record<string, unknown>

/** The objects among what may be a list. */
export function recordsIn(list: unknown): UnknownRecord[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** An object of unknown fields, as parsed JSON has them: neither null nor a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
