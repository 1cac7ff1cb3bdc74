import { expect, test } from 'vitest'
import { countTests, tellFailures, titlesAtSecondTry } from '@/setup/checks/count-tests.mjs'

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

test('a journey that passed at the second try only is named', () => {
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

test('each test that failed is told with the beginning of why, and a file that could not be run', () => {
  const file = (name: string, message: string, assertionResults: object[]) => ({
    name,
    status: 'failed',
    message,
    assertionResults,
  })
  const failed = {
    status: 'failed',
    fullName: 'sums add up',
    failureMessages: ['\u001B[31m3 is not 4'],
  }
  const units = {
    testResults: [
      file('sums.test.ts', '', [{ ...failed, status: 'passed' }, failed]),
      file('broken.test.ts', 'There is no such module.', []),
    ],
  }
  const tests = [{ status: 'unexpected', results: [{ error: { message: 'x\n'.repeat(50) } }] }]
  const journeys = {
    ...playwright,
    suites: [{ specs: [{ file: 'a.spec.ts', title: 'buys', tests }] }],
  }

  const told = tellFailures([vitest, units, journeys])
  expect(told.slice(0, 2)).toEqual([
    'Failed: sums.test.ts: sums add up\n  3 is not 4',
    'Failed: broken.test.ts\n  There is no such module.',
  ])
  expect(told[2]?.split('\n')).toHaveLength(13)
})
