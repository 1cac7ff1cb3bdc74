import { expect, test } from 'vitest'
import { blockingTimeOf, type TraceEvent } from '../../bench/pages/blocking-time'

const PAINT = { name: 'firstContentfulPaint', pid: 1, tid: 1, ts: 1_000_000 }

test('a page blocks for what its thread works beyond 50 ms of a slow phone in one piece', () => {
  expect(
    blockingTimeOf([PAINT, aTask({ tdur: 20_000 }), aTask({ ts: 3_000_000, tdur: 12_000 })]),
  ).toBe(30)
})

test('waiting for a processor does not count', () => {
  expect(blockingTimeOf([PAINT, aTask({ dur: 90_000, tdur: 20_000 })])).toBe(30)
})

test('a task within another counts once', () => {
  const within = aTask({ ts: 2_000_100, dur: 19_000, tdur: 19_000 })

  expect(blockingTimeOf([PAINT, within, aTask({ dur: 20_000, tdur: 20_000 })])).toBe(30)
})

test('what was done before the first paint, and by other threads, does not count', () => {
  const before = aTask({ ts: 900_000, tdur: 40_000 })

  expect(blockingTimeOf([PAINT, before, aTask({ tid: 2, tdur: 40_000 })])).toBe(0)
})

function aTask(event: Partial<TraceEvent>): TraceEvent {
  return { name: 'RunTask', pid: 1, tid: 1, ts: 2_000_000, dur: event.tdur ?? 0, ...event }
}
