import { createHash } from 'node:crypto'

/**
 * A row as a text that both databases give for the same content. What SQLite has as null or as an empty list, MongoDB lacks; dates
 * are instants, and the order of keys in JSON means nothing.
 * @param {Record<string, unknown>} row
 * @returns {string}
 */
export function contentOf(row) {
  return JSON.stringify(settle(row) ?? {})
}

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

function settle(value) {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') {
    const isInstant = DATE.test(value) && !Number.isNaN(Date.parse(value))
    return isInstant ? new Date(value).toISOString() : value
  }
  if (value === null || typeof value !== 'object') return value ?? undefined
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => settle(one) ?? null)
  const kept = Object.keys(value)
    .toSorted()
    .map((key) => [key, settle(value[key])])
    .filter(([, one]) => one !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/**
 * The id of a version at MongoDB, whose versions have its own kind of id: the second of the text that SQLite has, and 64 bits of its
 * hash. The same each time, so that a move that is run again finds what it wrote.
 * @param {string} id
 */
export function versionIdOf(id) {
  if (/^[0-9a-f]{24}$/.test(id)) return id
  const seconds = Math.floor(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) / 1000)
  const second = (Number.isNaN(seconds) ? 0 : seconds).toString(16).padStart(8, '0').slice(-8)
  return second + createHash('sha256').update(id).digest('hex').slice(0, 16)
}

/** Counts rows and hashes them, whatever their order: both sides of a move are read by it. */
export class Tally {
  count = 0
  #sum = Buffer.alloc(32)

  /** @param {string} content */
  add(content) {
    this.count += 1
    const hash = createHash('sha256').update(content).digest()
    let carry = 0
    for (let at = 31; at >= 0; at -= 1) {
      const sum = (this.#sum[at] ?? 0) + (hash[at] ?? 0) + carry
      this.#sum[at] = sum & 0xff
      carry = sum >> 8
    }
  }

  get hash() {
    return this.#sum.toString('hex')
  }
}
