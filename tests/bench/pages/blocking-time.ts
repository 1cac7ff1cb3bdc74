/** What a trace of Chrome says of one piece of work, in microseconds; `tdur`: of its thread's own processor time. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

type Task = Required<Pick<TraceEvent, 'ts' | 'dur' | 'tdur'>>

/** Lighthouse's slow phone is that many times slower. */
const SLOWDOWN = 4
/** https://web.dev/articles/tbt: what a task takes beyond this keeps a visitor waiting. */
const LONG_MS = 50

/**
 * How long a page blocks its visitor after the first paint, in milliseconds of a slow phone. As Lighthouse's TBT, but of the
 * processor time that the page's own thread took: where a server and its measuring share two processors, a task's time on the
 * clock is mostly waiting for them, and Lighthouse multiplies that too.
 */
export function blockingTimeOf(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page painted nothing.')
  const tasks = events
    .filter(({ pid, tid, name }) => pid === paint.pid && tid === paint.tid && isTask(name))
    .filter(
      (event): event is TraceEvent & Task => event.dur !== undefined && event.tdur !== undefined,
    )
    .filter(({ ts, dur }) => ts + dur > paint.ts)

  return outermost(tasks).reduce((sum, { tdur }) => sum + beyondLong(tdur), 0)
}

function isTask(name: string): boolean {
  return name.endsWith('RunTask')
}

/** A task within another is told twice. */
function outermost<Some extends Task>(tasks: Some[]): Some[] {
  let end = 0
  return tasks
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts + dur <= end) return false
      end = ts + dur
      return true
    })
}

function beyondLong(microseconds: number): number {
  return Math.max(0, (SLOWDOWN * microseconds) / 1000 - LONG_MS)
}
