import { holdDatabase } from './database/hold-database.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runStep } from './processes/run-step.mjs'
import { payload } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

const TITLES = { demo: 'Setting up the demo foundry', 'remove-demo': 'Removing the demo foundry' }

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(seedShop)

/** `npm run seed -- demo` and `npm run seed -- remove-demo`: by hand, and for a shop at whatever address. */
async function seedShop() {
  const command = process.argv[2] ?? ''
  const title = Object.hasOwn(TITLES, command) ? TITLES[command] : null
  if (!title) throw new SetupFailed(usage())

  const settings = readSettings()
  await installPackages()
  const database = await holdDatabase(settings.databaseFile)
  makeSecret(settings)
  await migrateDatabase(settings)
  await runStep(title, payload('run', 'src/seed/seed.ts', command), {
    env: settings.env,
    closing: /^(The demo foundry|Kept|This shop)/,
  })
  await database.release()
}

function usage() {
  return [
    'Say what to do:',
    'npm run seed -- demo         gives this shop the demo foundry',
    'npm run seed -- remove-demo  takes it away again',
  ].join('\n  ')
}
