import { bundlePrograms } from './build/bundle-programs.mjs'
import { holdDatabase } from './database/hold-database.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { seedDatabase } from './database/seed-database.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn, startChild } from './processes/children.mjs'
import { holdPort } from './processes/hold-port.mjs'
import { server } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand } from './setup-failed.mjs'
import { showFirstLogin } from './show-first-login.mjs'

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(develop)

/** The shop with every change at once, on data of its own: `data/dev`. */
async function develop() {
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || 'data/dev' })
  const place = await holdPort(settings)
  try {
    await installPackages()
    const database = await holdDatabase(settings.databaseFile)
    makeSecret(settings)
    await migrateDatabase(settings)
    await seedDatabase(settings)
    await database.release() // the server holds it from here on
    await bundlePrograms(settings.buildDir)
  } finally {
    await place.release()
  }

  showFirstLogin(settings)
  console.log(`\nShop   http://localhost:${settings.port}`)
  const child = startChild(server(settings, '--dev'), {
    env: { ...settings.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
