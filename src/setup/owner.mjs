import { holdDatabase } from './database/hold-database.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runStep } from './processes/run-step.mjs'
import { payload } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { showOpenedLogin } from './show-first-login.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(restoreOwner)

/** `npm run owner -- name@example.org`: an owner who cannot sign in any more can again. */
async function restoreOwner() {
  const address = process.argv[2] ?? ''
  if (!address.includes('@')) {
    throw new SetupFailed('Say whose login it is: npm run owner -- name@example.org')
  }
  const settings = readSettings()
  await installPackages()
  const database = await holdDatabase(settings.databaseFile)
  makeSecret(settings)
  await migrateDatabase(settings)
  await runStep('Opening the login', payload('run', 'src/seed/restore-owner.ts', address), {
    env: settings.env,
  })
  await database.release()
  showOpenedLogin(settings)
}
