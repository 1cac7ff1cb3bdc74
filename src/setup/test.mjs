import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkGenerated } from './check-generated.mjs'
import { checkMigrations } from './check-migrations.mjs'
import { passSignalsOn } from './children.mjs'
import { countTests, readReports, sayCount, titlesAtSecondTry } from './count-tests.mjs'
import { provideBrowser } from './find-browser.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { next, node } from './programs.mjs'
import { provideTestShop } from './provide-test-shop.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { runStep } from './run-step.mjs'
import { REPORTS, runPlaywright, runVitest } from './run-suite.mjs'
import { readSettings } from './settings.mjs'
import { SetupFailed, runCommand } from './setup-failed.mjs'
import { testEnvironment } from './test-environment.mjs'

/** Everything that decides "done", cheapest first. A run stops at the first that fails. */
const CHECKS = {
  generated: ({ shopEnv }) => checkGenerated(shopEnv),
  migrations: ({ shopEnv }) => checkMigrations(shopEnv),
  types: checkTypes,
  lint: ({ env }) =>
    runStep('Linting', node('eslint/bin/eslint.js', '.', '--max-warnings=0'), { env, tail: 200 }),
  format: ({ env }) =>
    runStep('Looking at the format', node('prettier/bin/prettier.cjs', '--check', '.'), { env }),
  unit: ({ env }) => runVitest('unit', env),
  integration: ({ env }) => runVitest('integration', env),
  faults: ({ env }) => runVitest('faults', env),
  e2e: testInBrowser,
}

requireSupportedNode()
passSignalsOn()
await runCommand(runChecks)

async function runChecks() {
  const names = chooseChecks()
  await installPackages()
  const environment = prepareEnvironment()
  const rows = []
  rmSync(REPORTS, { recursive: true, force: true })
  try {
    for (const name of names) await timeCheck(name, environment, rows)
  } finally {
    console.log(`\n${rows.join('\n')}`)
    const reports = readReports(REPORTS)
    for (const title of titlesAtSecondTry(reports)) console.log(`At the second try only: ${title}`)
    if (reports.length > 0) console.log(sayCount(countTests(reports)))
  }
}

/** `npm test -- --only unit,e2e` runs just these. */
function chooseChecks() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const names = values.only?.split(',') ?? Object.keys(CHECKS)
  const unknown = names.filter((name) => !(name in CHECKS))
  if (unknown.length === 0) return names
  throw new SetupFailed(
    `There is no check named ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}.`,
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

async function timeCheck(name, environment, rows) {
  const startedAt = Date.now()
  const row = (verdict) =>
    `${name.padEnd(12)} ${verdict} ${String(Math.round((Date.now() - startedAt) / 1000)).padStart(5)} s`
  try {
    await CHECKS[name](environment)
    rows.push(row('passed'))
  } catch (error) {
    rows.push(row('failed'))
    throw error
  }
}

async function checkTypes({ env }) {
  await runStep('Describing the routes', next('typegen'), { env })
  await runStep('Checking types', node('typescript/bin/tsc', '--noEmit'), { env, tail: 200 })
}

async function testInBrowser({ env }) {
  await provideBrowser()
  const shop = await provideTestShop()
  try {
    await runPlaywright(shop.address, env)
  } finally {
    await shop.stop()
  }
}
