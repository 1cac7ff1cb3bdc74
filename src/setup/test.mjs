import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkGenerated } from './checks/check-generated.mjs'
import { checkMigrations } from './checks/check-migrations.mjs'
import { checkFormat, checkLint, checkTypes } from './checks/check-sources.mjs'
import { countTests, readReports, sayCount, titlesAtSecondTry } from './checks/count-tests.mjs'
import { describeFileTimes, readFileTimes } from './checks/file-times.mjs'
import { provideBrowser } from './checks/find-browser.mjs'
import { assertJourneysNameNobody } from './checks/journey-log.mjs'
import { prepareTestShop, provideTestShop } from './checks/provide-test-shop.mjs'
import { REPORTS, runPlaywright, runVitest } from './checks/run-suite.mjs'
import { testEnvironment } from './checks/test-environment.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runSideBySide } from './processes/run-side-by-side.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { readSettings } from './settings/read-settings.mjs'
import { SetupFailed, StepDropped, runCommand } from './setup-failed.mjs'

/**
 * Everything that decides "done", cheapest first. A run stops at the first that fails. Those of one stage run side by
 * side, a few at once: each keeps about one processor busy, and half of the unit tests' time is waiting for processes,
 * during which integration begins. The shop of the journeys is built beside the faults, which keep one processor busy;
 * the journeys fill the machine by themselves.
 */
const STAGES = [
  {
    unit: ({ env }) => runVitest('unit', env),
    generated: ({ shopEnv }) => checkGenerated(shopEnv),
    migrations: ({ shopEnv }) => checkMigrations(shopEnv),
    types: ({ env }) => checkTypes(env),
    lint: ({ env }) => checkLint(env),
    format: ({ env }) => checkFormat(env),
    integration: ({ env }) => runVitest('integration', env),
  },
  { faults: ({ env }) => runVitest('faults', env), shop: () => prepareTestShop() },
  { e2e: testInBrowser },
]
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism()))

requireSupportedNode()
passSignalsOn()
await runCommand(runChecks)

async function runChecks() {
  const names = chooseChecks()
  await installPackages({ withTests: true })
  const environment = prepareEnvironment()
  const rows = []
  rmSync(REPORTS, { recursive: true, force: true })
  try {
    for (const stage of STAGES) {
      const checks = Object.entries(stage).filter(([name]) => names.includes(name))
      const jobs = checks.map((check) => () => timeCheck(check, environment, rows))
      await runSideBySide(jobs, AT_ONCE)
    }
  } finally {
    const reports = readReports(REPORTS)
    const times = describeFileTimes(readFileTimes(reports))
    console.log(['', ...rows, ...(times.length > 0 ? ['', ...times, ''] : [])].join('\n'))
    for (const title of titlesAtSecondTry(reports)) console.log(`At the second try only: ${title}`)
    if (reports.length > 0) console.log(sayCount(countTests(reports)))
  }
}

/** `npm test -- --only unit,e2e` runs just these. */
function chooseChecks() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const all = STAGES.flatMap((stage) => Object.keys(stage))
  const names = values.only?.split(',') ?? all
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length === 0) return names
  throw new SetupFailed(
    `There is no check named ${unknown.join(', ')}. There are: ${all.join(', ')}.`,
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

async function testInBrowser({ env }) {
  await provideBrowser()
  const shop = await provideTestShop()
  try {
    await runPlaywright(shop.address, env)
  } finally {
    await shop.stop()
  }
  assertJourneysNameNobody()
}
