import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertRan } from '../../../../src/setup/checks/run-suite.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fount-reports-'))

function report(name: string, stats: Record<string, number>): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ stats, errors: [] }))
  return path
}

test('a runner that ended well passes only when it ran a test', () => {
  const none = { expected: 0, flaky: 0, unexpected: 0 }
  const why = 'Of the end-to-end tests none was run.'

  expect(() => assertRan('end-to-end', report('none.json', none))).toThrow(why)
  expect(() => assertRan('end-to-end', join(folder, 'missing.json'))).toThrow(why)
  expect(() => assertRan('end-to-end', report('one.json', { ...none, expected: 1 }))).not.toThrow()
})
