import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeFileTimes, readFileTimes } from '@/setup/checks/file-times.mjs'

const result = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
const playwright = {
  stats: {},
  suites: [
    { file: 'a.spec.ts', specs: [result(1000)], suites: [{ specs: [result(500)] }] },
    { file: 'b.spec.ts', specs: [result(2000)] },
    { file: 'a.spec.ts', specs: [result(700)] },
  ],
}

test('the times of files come from both runners', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fount-times-'))
  const unit = [{ file: 'tests/unit/a.test.ts', seconds: 3 }]
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(unit))

  expect(readFileTimes([{ numPassedTests: 3 }, playwright], folder)).toEqual({
    unit,
    e2e: [
      { file: 'tests/e2e/a.spec.ts', seconds: 2.2 },
      { file: 'tests/e2e/b.spec.ts', seconds: 2 },
    ],
  })
  rmSync(folder, { recursive: true })
})

test('the slowest files of a suite are shown, the slowest first', () => {
  const files = [3, 1, 12, 4, 2, 5].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))

  expect(describeFileTimes({ unit: files })).toEqual([
    'unit: 6 files, 27 s in them, the slowest',
    '     12.0 s  12.test.ts',
    '      5.0 s  5.test.ts',
    '      4.0 s  4.test.ts',
    '      3.0 s  3.test.ts',
    '      2.0 s  2.test.ts',
  ])
})
