import { requireWholeRestore } from './backup/restore-backup.mjs'
import { buildShop, compileShop } from './build/build-shop.mjs'
import { holdDatabase } from './database/hold-database.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { seedDatabase } from './database/seed-database.mjs'
import { installPackages } from './install-packages.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { holdPort } from './processes/hold-port.mjs'
import { runSideBySide } from './processes/run-side-by-side.mjs'
import { serveShop } from './processes/serve-shop.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { warnOfTrackedSecrets } from './settings/tracked-secrets.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'
import { showFirstLogin } from './show-first-login.mjs'

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(startShop)

/** From a bare clone to a running shop. Each step looks first whether it is needed, so a second start is short. */
async function startShop() {
  const [word] = process.argv.slice(2)
  if (word)
    throw new SetupFailed(
      `npm start takes no options, and ${word} is one. What may be chosen is a setting before it: PORT=4000 npm start. They are all in .env.example.`,
    )
  const wanted = readSettings()
  requireWholeRestore(wanted)
  const place = await holdPort(wanted)
  const settings = readSettings({ ...process.env, PORT: String(place.port) })
  try {
    await installPackages()
    const database = await holdDatabase(settings.databaseFile)
    makeSecret(settings)
    warnOfTrackedSecrets(settings)
    await runSideBySide([() => fillDatabase(settings), () => compileShop(settings)], 2)
    await buildShop(settings)
    await database.release() // the server holds it from here on: src/server/serve.ts
  } finally {
    await place.release()
  }

  const shop = await serveShop(settings)
  sayWhere(settings)
  return shop.ended
}

async function fillDatabase(settings) {
  await migrateDatabase(settings)
  await seedDatabase(settings)
}

function sayWhere(settings) {
  const address = (settings.shopUrl ?? `http://localhost:${settings.port}`).replace(/\/$/, '')
  console.log(`\nShop   ${address}\nAdmin  ${address}/admin`)
  showFirstLogin(settings)
  console.log('\nCtrl-C stops it.')
}
