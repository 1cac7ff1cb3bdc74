import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { makeSecret } from '../make-secret.mjs'
import { runSideBySide } from '../processes/run-side-by-side.mjs'
import { readSettings } from '../settings/read-settings.mjs'
import { SetupFailed, StepDropped } from '../setup-failed.mjs'
import {
  countTests,
  readReports,
  sayCount,
  tellFailures,
  titlesAtSecondTry,
} from './count-tests.mjs'
import { describeFileTimes, readFileTimes, readSecondTries } from './file-times.mjs'
import { REPORTS } from './run-suite.mjs'
import { testEnvironment } from './test-environment.mjs'

const AT_ONCE = Math.min(3, Math.max(2, availableParallelism()))

/**
 * Runs stages one after the other: what stands in one runs side by side, a few at once. Stops at the first check that
 * fails, or, `toTheEnd`, after the last stage; says in any case what ran and how long, the slowest files, what needed a
 * second try, what failed, and the sum.
 */
export async function runChecks(stages, { toTheEnd = false } = {}) {
  const environment = prepareEnvironment()
  const rows = []
  const failures = []
  try {
    for (const stage of stages) {
      const jobs = Object.entries(stage).map((check) => async () => {
        try {
          await timeCheck(check, environment, rows)
        } catch (error) {
          const goesOn = toTheEnd && error instanceof SetupFailed
          if (!goesOn) throw error
          failures.push(error)
        }
      })
      await runSideBySide(jobs, AT_ONCE)
    }
    if (failures.length > 0)
      throw new SetupFailed(failures.map(({ message }) => message).join('\n\n'))
  } finally {
    const reports = readReports(REPORTS)
    const times = describeFileTimes(readFileTimes(reports))
    console.log(['', ...rows, ...(times.length > 0 ? ['', ...times, ''] : [])].join('\n'))
    for (const title of [...readSecondTries(), ...titlesAtSecondTry(reports)])
      console.log(`At the second try only: ${title}`)
    for (const failure of tellFailures(reports)) console.log(failure)
    if (reports.length > 0) console.log(sayCount(countTests(reports)))
  }
}

/** The stages with those checks alone that are named, as in `--only unit,e2e`; all of them where none is. */
export function chooseChecks(stages, only) {
  const all = stages.flatMap((stage) => Object.keys(stage))
  const names = only?.split(',') ?? all
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new SetupFailed(
      `There is no check named ${unknown.join(', ')}. There are: ${all.join(', ')}.`,
    )
  return stages.map((stage) =>
    Object.fromEntries(Object.entries(stage).filter(([name]) => names.includes(name))),
  )
}

/** Data, port and build folder of their own: tests never touch those of a running shop. */
function prepareEnvironment() {
  const env = testEnvironment({
    DATA_DIR: resolve('data/test/checks'),
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'test',
  })
  const settings = readSettings(env)
  makeSecret(settings)
  return { env, shopEnv: settings.env }
}

async function timeCheck([name, check], environment, rows) {
  const startedAt = Date.now()
  const row = (verdict) =>
    `${name.padEnd(12)} ${verdict.padEnd(7)} ${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s`
  try {
    await check(environment)
    rows.push(row('passed'))
  } catch (error) {
    rows.push(row(error instanceof StepDropped ? 'stopped' : 'failed'))
    throw error
  }
}
