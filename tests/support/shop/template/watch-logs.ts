import { inspect } from 'node:util'
import { afterAll, expect } from 'vitest'
import { NOBODY_MAY_READ } from '../../../../src/setup/checks/journey-log.mjs'

/** Whatever a test file makes the shop write is read through at its end, as that of the journeys is. */
const written: string[] = []
const { console: target } = globalThis

const unwatched = [process.stdout, process.stderr].map((stream) => {
  const { write } = stream
  stream.write = (...given: unknown[]) => {
    written.push(String(given[0]))
    return (write as (...words: unknown[]) => boolean).apply(stream, given)
  }
  return () => void (stream.write = write)
})

for (const method of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  const write = target[method].bind(target)
  target[method] = (...words: unknown[]) => {
    written.push(words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' '))
    write(...words)
  }
}

afterAll(() => {
  for (const putBack of unwatched) putBack()
  const leaks = written.filter((text) => NOBODY_MAY_READ.test(text))
  expect(leaks, 'A log holds what nobody may read.').toEqual([])
})
