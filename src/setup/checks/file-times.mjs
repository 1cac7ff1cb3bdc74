import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where Vitest's projects leave the times of their files: see file-times-reporter.mjs. */
export const FILE_TIMES = 'test-results/file-times'

/** Where they leave the titles of tests that passed at the second try only. */
export const SECOND_TRIES = 'test-results/second-tries'

const SHOWN = 5

/** Suites by name, each with `{ file, seconds }` of its files. Playwright's times stand in its report. */
export function readFileTimes(reports, folder = FILE_TIMES) {
  const suites = readLists(folder)
  const journeys = reports.flatMap(({ suites: files = [] }) => files).map(timeJourneys)
  return Object.fromEntries(
    journeys.length > 0 ? [...suites, ['e2e', sumByFile(journeys)]] : suites,
  )
}

/** Titles of Vitest's tests that needed a second try; those of journeys stand in Playwright's report. */
export function readSecondTries(folder = SECOND_TRIES) {
  return readLists(folder).flatMap(([, titles]) => titles)
}

/** What the reporter left in a folder: `[project, list]`. */
function readLists(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.map((name) => [
    basename(name, '.json'),
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ])
}

function timeJourneys({ file, ...suite }) {
  return { file: `tests/e2e/${file}`, seconds: sumResults(suite) / 1000 }
}

function sumResults({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests).flatMap((one) => one.results)
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + sumResults(suite), own)
}

/** A file that runs in two projects is named twice in the report. */
function sumByFile(times) {
  const sums = new Map()
  for (const { file, seconds } of times) sums.set(file, (sums.get(file) ?? 0) + seconds)
  return [...sums].map(([file, seconds]) => ({ file, seconds }))
}

/** A table of each suite's slowest files. */
export function describeFileTimes(suites) {
  return Object.entries(suites).flatMap(([suite, files]) => {
    const sum = files.reduce((seconds, file) => seconds + file.seconds, 0)
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
    return [
      `${suite}: ${files.length} files, ${sum.toFixed(0)} s in them, the slowest`,
      ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(9)} s  ${file}`),
    ]
  })
}
