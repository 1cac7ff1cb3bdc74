import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runStep } from '../processes/run-step.mjs'
import { node } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { countTests } from './count-tests.mjs'

export const REPORTS = 'test-results'

const CLOSING = /^\s*(Test Files|Tests|\d+ (passed|failed|flaky|skipped))\b/

/** The unit, integration or fault tests; leaves a report behind, and prints the runner's closing lines. */
export async function runVitest(project, env) {
  const report = freshReport(project)
  const reporters = ['default', 'json', './src/setup/checks/file-times-reporter.mjs']
  const words = ['run', '--project', project, ...reporters.map((name) => `--reporter=${name}`)]
  await runStep(
    `Running the ${project} tests`,
    node('vitest/vitest.mjs', ...words, `--outputFile.json=${report}`),
    { env, tail: 200, closing: CLOSING },
  )
  assertRan(project, report)
}

/** The journeys in a browser, against the shop at `address`. */
export async function runPlaywright(address, env) {
  const report = freshReport('e2e')
  await runStep(
    'Running the end-to-end tests',
    node('@playwright/test/cli.js', 'test', '--reporter=list,json'),
    {
      env: { ...env, FOUNT_TEST_URL: address, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      tail: 200,
      closing: CLOSING,
    },
  )
  assertRan('end-to-end', report)
}

/** A runner that ends by itself before its first test ends without an error too. */
export function assertRan(name, report) {
  const reports = existsSync(report) ? [JSON.parse(readFileSync(report, 'utf8'))] : []
  if (countTests(reports).passed > 0) return
  throw new SetupFailed(`Of the ${name} tests none was run.`)
}

function freshReport(name) {
  const path = `${REPORTS}/${name}.json`
  rmSync(path, { force: true })
  return path
}
