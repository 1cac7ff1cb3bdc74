/** The pure part of the benches: what is made of what was measured. */

export function medianOf(values: readonly number[]): number {
  return percentileOf(values, 50)
}

/** Between two values the straight line between them counts. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}

export type Verdict = { what: string; measured: string; wanted: string; isReached: boolean }

type Limit = { measured: number; limit: number; say: (figure: number) => string }

export function atMost(what: string, { measured, limit, say }: Limit): Verdict {
  const isReached = measured <= limit
  return { what, measured: say(measured), wanted: `at most ${say(limit)}`, isReached }
}

export function atLeast(what: string, { measured, limit, say }: Limit): Verdict {
  const isReached = measured >= limit
  return { what, measured: say(measured), wanted: `at least ${say(limit)}`, isReached }
}

/** "reached", or by how much not, in the words of the figure itself. */
export function verdictLine({ what, measured, wanted, isReached }: Verdict): string {
  return `${isReached ? '✓' : '✗'} ${what}: ${measured} (${isReached ? '' : 'short of '}${wanted})`
}

export const sayTimes = (ratio: number): string => `${ratio.toFixed(2)} ×`
export const sayKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
export const sayScore = (score: number): string => `${Math.round(score)}`
export const sayShift = (shift: number): string => shift.toFixed(3)
export const sayMilliseconds = (ms: number): string =>
  ms < 10 ? `${ms.toFixed(2)} ms` : `${Math.round(ms)} ms`
