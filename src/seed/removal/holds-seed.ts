import { isRecord } from '@/domain/is-record'

/** Whether a row still says all that the seed gave it; what the database adds (ids, times, empty fields) does not count. */
export function holdsSeed(row: unknown, seed: unknown): boolean {
  if (Array.isArray(seed)) {
    const rows = Array.isArray(row) ? row : []
    return rows.length === seed.length && seed.every((one, index) => holdsSeed(rows[index], one))
  }
  if (isRecord(seed)) {
    return Object.entries(seed).every(([key, value]) =>
      holdsSeed(isRecord(row) ? row[key] : undefined, value),
    )
  }
  return (row ?? null) === (seed ?? null)
}
