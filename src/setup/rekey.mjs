import { holdDatabase } from './database/hold-database.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runStep } from './processes/run-step.mjs'
import { payload } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand } from './setup-failed.mjs'

/** Of what a step prints, what it says itself. */
const OWN_WORDS = /^(The shop works|Without a second factor)/

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(rekeyShop)

/** `npm run rekey`: a shop whose secret is lost works with the one that is set. */
async function rekeyShop() {
  const settings = readSettings()
  await installPackages()
  const database = await holdDatabase(settings.databaseFile)
  makeSecret(settings)
  await migrateDatabase(settings)
  const said = await runStep('Making the shop’s links anew', payload('run', 'src/seed/rekey.ts'), {
    env: settings.env,
  })
  await database.release()
  console.log(`\n${said.filter((line) => OWN_WORDS.test(line)).join('\n')}`)
}
