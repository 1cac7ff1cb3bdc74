import { parseArgs } from 'node:util'
import { chooseChecks, runChecks } from './checks/run-checks.mjs'
import { runDrill, runJourneys, runVitest } from './checks/run-suite.mjs'
import { testInBrowsers } from './checks/test-browsers.mjs'
import { testEInvoices } from './checks/test-e-invoices.mjs'
import { drillMove, testOnMongoDB } from './checks/test-on-mongodb.mjs'
import { testOnNode } from './checks/test-on-node.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { runCommand } from './setup-failed.mjs'

/**
 * What `npm test` leaves out: other widths and browsers, sweeps, several servers, a short drill, the other database and the other Node. It
 * takes half an hour, so one run tells all that fails.
 */
const STAGES = [
  { journeys: ({ env }) => runJourneys('rest', env) },
  { browsers: ({ env }) => testInBrowsers(env) },
  // By itself: it measures what memory a shop keeps.
  { faults: ({ env }) => runVitest('faults', env) },
  // MongoDB's suite is the longest: whatever else is left runs beside it.
  {
    mongodb: ({ env }) => testOnMongoDB('mongodb', env),
    drill: ({ env }) => runDrill(env),
    'e-invoices': ({ env }) => testEInvoices(env),
    attacks: ({ env }) => runVitest('attacks', env),
    sweeps: ({ env }) => runVitest('sweeps', env),
    node24: ({ env }) => testOnNode('24', env),
  },
]

/** Minutes each, tried where they are named: several servers, and a shop that moves. */
const BY_NAME = [
  { cluster: ({ env }) => testOnMongoDB('cluster', env) },
  { move: ({ env }) => drillMove(env) },
]

requireSupportedNode()
passSignalsOn()
const { values } = parseArgs({ options: { only: { type: 'string' } } })
await runCommand(() => runChecks(stagesOf(values.only), { toTheEnd: true }))

function stagesOf(only) {
  return only ? chooseChecks([...STAGES, ...BY_NAME], only) : STAGES
}
