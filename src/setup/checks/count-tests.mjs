import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Sums the reports of the test runners: `{ passed, failed }`. */
export function countTests(reports) {
  return reports
    .map(countReport)
    .reduce(
      (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
      { passed: 0, failed: 0 },
    )
}

/** Vitest and Playwright each have a form of their own; a run that failed without a failing test counts as one. */
function countReport(report) {
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected || report.errors.length }
  }
  const { numPassedTests, numFailedTests, success } = report
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
}

/** Titles of the tests that passed at the second try only: a fault all the same, of the shop or of its test. */
export function titlesAtSecondTry(reports) {
  return reports.flatMap(({ suites = [] }) => suites.flatMap(flakyIn))
}

function flakyIn({ specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)]
}

export function readReports(folder) {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
}

export function sayCount({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder, status = '0'] = process.argv.slice(2)
  const { passed, failed } = countTests(readReports(folder))
  console.log(sayCount({ passed, failed: failed || (status === '0' ? 0 : 1) }))
}
