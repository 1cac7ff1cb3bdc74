import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runStep } from '../processes/run-step.mjs'
import { node } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { countTests } from './count-tests.mjs'
import { provideBrowser } from './find-browser.mjs'
import { assertJourneysNameNobody } from './journey-log.mjs'
import { provideTestShop } from './provide-test-shop.mjs'

export const REPORTS = 'test-results'

const CLOSING = /^\s*(Test Files|Tests|\d+ (passed|failed|flaky|skipped))\b/

/**
 * One of vitest.config.ts's projects, `within` a program that provides what it needs; leaves a report behind, and prints
 * the runner's closing lines.
 */
export async function runVitest(project, env, { within = [] } = {}) {
  const report = freshReport(project)
  const reporters = ['default', 'json', './src/setup/checks/file-times-reporter.mjs']
  const words = ['run', '--project', project, ...reporters.map((name) => `--reporter=${name}`)]
  await runStep(
    `Running the ${project} tests`,
    [...within, ...node('vitest/vitest.mjs', ...words, `--outputFile.json=${report}`)],
    { env, tail: 200, closing: CLOSING },
  )
  assertRan(project, report)
}

/**
 * Journeys in Chromium, against a shop of their own: those of a `commit`, which are one for each capability, or the `rest`
 * (see playwright.config.ts).
 */
export async function runJourneys(part, env) {
  const report = freshReport(part === 'commit' ? 'e2e' : `e2e-${part}`)
  await provideBrowser()
  const shop = await provideTestShop()
  try {
    await runStep(
      'Running the end-to-end tests',
      node('@playwright/test/cli.js', 'test', '--reporter=list,json'),
      {
        env: {
          ...env,
          FOUNT_JOURNEYS: part,
          FOUNT_TEST_URL: shop.address,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
        tail: 200,
        closing: CLOSING,
      },
    )
  } finally {
    await shop.stop()
  }
  assertRan('end-to-end', report)
  assertJourneysNameNobody()
}

/** A handful of kills under fifty buyers, at moments that the seed of the sweeps chooses. */
export async function runDrill(env) {
  const words = ['tests/drill/drill.ts', '--short', '--seed', env.FOUNT_SWEEP_SEED || '1']
  const printed = await runStep('Running the drill', node('tsx/dist/cli.mjs', ...words), { env })
  console.log(printed.at(-1))
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
