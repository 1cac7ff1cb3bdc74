import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkGenerated } from './checks/check-generated.mjs'
import { checkMigrations } from './checks/check-migrations.mjs'
import { checkFormat, checkLint, checkTypes, checkUnused } from './checks/check-sources.mjs'
import { prepareTestShop } from './checks/provide-test-shop.mjs'
import { chooseChecks, runChecks } from './checks/run-checks.mjs'
import { REPORTS, runJourneys, runVitest } from './checks/run-suite.mjs'
import { installPackages } from './install-packages.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { runCommand } from './setup-failed.mjs'

/**
 * What a person runs before a commit, cheapest first; `test-rest.mjs` is the rest. Half of the unit tests' time is
 * waiting for processes, during which the shop is built and integration begins; the journeys fill the machine by themselves.
 * It ends with the first check that fails; where nobody waits for it (`CI`) it goes on and tells all that do.
 */
const STAGES = [
  {
    unit: ({ env }) => runVitest('unit', env),
    generated: ({ shopEnv }) => checkGenerated(shopEnv),
    migrations: ({ shopEnv }) => checkMigrations(shopEnv),
    types: ({ env }) => checkTypes(env),
    lint: ({ env }) => checkLint(env),
    unused: ({ env }) => checkUnused(env),
    format: ({ env }) => checkFormat(env),
    shop: () => prepareTestShop(),
    integration: ({ env }) => runVitest('integration', env),
  },
  { e2e: ({ env }) => runJourneys('commit', env) },
]

requireSupportedNode()
passSignalsOn()
await runCommand(runTests)

async function runTests() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const stages = chooseChecks(STAGES, values.only)
  await installPackages({ withTests: true })
  rmSync(REPORTS, { recursive: true, force: true })
  await runChecks(stages, { toTheEnd: Boolean(process.env.CI) })
}
