import { expect, test } from 'vitest'
import { countTests, titlesAtSecondTry } from '@/setup/checks/count-tests.mjs'

const vitest = { numPassedTests: 40, numFailedTests: 0, success: true }
const playwright = { stats: { expected: 6, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }

test('the reports of both runners are summed', () => {
  expect(countTests([vitest, playwright])).toEqual({ passed: 47, failed: 1 })
})

test('a run that failed without a failing test counts as one failure', () => {
  const brokenFile = { numPassedTests: 3, numFailedTests: 0, success: false }
  const noServer = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }

  expect(countTests([brokenFile, noServer])).toEqual({ passed: 3, failed: 2 })
})

test('a test that passed at the second try only is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  })
  const report = {
    ...playwright,
    suites: [{ specs: [spec('a sure one', 'expected')], suites: [{ specs: [spec('a shaky one', 'flaky')] }] }], // prettier-ignore
  }

  expect(titlesAtSecondTry([vitest, report])).toEqual(['a.spec.ts: a shaky one'])
})
