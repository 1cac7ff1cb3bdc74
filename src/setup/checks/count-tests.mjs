import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Of why a test failed so many lines are told again at the end, where what came after it would have buried it. */
const LINES_OF_A_FAILURE = 12

const COLOURS = /\u001B\[[\d;]*m/g

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

/**
 * Titles of the journeys that passed at the second try only: a fault all the same, of the shop or of its test. Vitest's
 * reports do not tell: see file-times-reporter.mjs.
 */
export function titlesAtSecondTry(reports) {
  return journeysOf(reports)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`)
}

/** Each test that failed, or file that could not be run, with the beginning of why. */
export function tellFailures(reports) {
  const journeys = journeysOf(reports).flatMap(({ file, title, tests }) => {
    const failed = tests.find(({ status }) => status === 'unexpected')
    return failed
      ? [{ title: `${file}: ${title}`, why: failed.results?.at(-1)?.error?.message }]
      : []
  })
  const tests = reports.flatMap(({ testResults = [] }) => testResults).flatMap(failuresOfFile)
  return [...tests, ...journeys].map(({ title, why = '' }) =>
    [`Failed: ${title}`, ...ownLines(why.replace(COLOURS, '')).slice(0, LINES_OF_A_FAILURE)]
      .join('\n  ')
      .trimEnd(),
  )
}

/** Without where the runner called it from. */
function ownLines(why) {
  return why.split('\n').filter((line) => !/^\s+at .*node_modules/.test(line))
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [{ title: name, why: message }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${name}: ${fullName}`,
    why: failureMessages.join('\n'),
  }))
}

function journeysOf(reports) {
  return reports.flatMap(({ suites = [] }) => suites).flatMap(specsIn)
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
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
  const reports = readReports(folder)
  const { passed, failed } = countTests(reports)
  for (const failure of tellFailures(reports)) console.log(failure)
  console.log(sayCount({ passed, failed: failed || (status === '0' ? 0 : 1) }))
}
