export type UnknownRecord = Record<string, unknown>

/** An object of unknown fields, as parsed JSON has them: neither null nor a list. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
