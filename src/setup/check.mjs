import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install-packages.mjs'
import { passSignalsOn, startChild } from './processes/children.mjs'
import { payload } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(checkShop)

/** `npm run check`: whether all that the shop keeps fits together. It changes nothing, and may run beside the shop. */
async function checkShop() {
  const { dataDir, env, hasOwnSecret } = readSettings()
  if (!hasOwnSecret && !existsSync(join(dataDir, 'secret')))
    throw new SetupFailed(
      `Nothing to check: ${dataDir} has no secret, and PAYLOAD_SECRET is not set.`,
    )
  await installPackages()
  const check = payload('run', 'src/seed/check-shop.ts', ...process.argv.slice(2))
  const child = startChild(check, { env, stdio: 'inherit' })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}
