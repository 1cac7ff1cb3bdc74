import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  chooseBackup,
  nameOfSecret,
  restoreBackup,
  verifyBackup,
} from './backup/restore-backup.mjs'
import { forgetBuild } from './build/build-shop.mjs'
import { openStepLine } from './processes/step-line.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

loadEnvFile()
await runCommand(restore)

/** `npm run restore -- DIR [NAME]`: into an empty data folder and database. `--verify` only reads the backup through. */
async function restore() {
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder, name] = positionals
  if (!folder) throw new SetupFailed('Say where from: npm run restore -- /mnt/backups/shop')
  return values.verify ? verify(resolve(folder), name) : restoreFrom(resolve(folder), name)
}

async function verify(folder, named) {
  const { name, manifest } = await chooseBackup(folder, named)
  const line = openStepLine(`Reading ${name} through`)
  const found = await verifyBackup(folder, name, manifest)
  line.close(found.length === 0 ? 'whole' : 'damaged', found.join('\n'))
  return found.length === 0 ? 0 : 1
}

async function restoreFrom(folder, name) {
  const settings = readSettings()
  const line = openStepLine('Restoring')
  try {
    const say = (words) => line.setWords(words)
    const restored = await restoreBackup(settings, {
      folder,
      name,
      secret: secretOf(settings),
      say,
    })
    forgetBuild(settings)
    line.close('done', wordsOf(restored, settings))
    return restored.lost.length === 0 ? 0 : 1
  } catch (error) {
    line.close('failed')
    throw error
  }
}

function secretOf({ dataDir, env, hasOwnSecret }) {
  const path = join(dataDir, 'secret')
  if (hasOwnSecret) return env.PAYLOAD_SECRET.trim()
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

function wordsOf({ name, manifest, lost, secret }, { dataDir }) {
  const rows = Object.values(manifest.database.counts).reduce((sum, count) => sum + count, 0)
  const files = manifest.files.length - lost.length
  return [
    `${name}: ${rows} rows and ${files} files are back, as they were then.`,
    ...lost,
    secretInWords(secret, nameOfSecret(manifest.secret), join(dataDir, 'secret')),
  ].join('\n')
}

function secretInWords(secret, name, path) {
  const next = 'Next: npm run check, then npm start.'
  switch (secret) {
    case 'fits':
      return `The secret that is set is the one it belongs to. ${next}`
    case 'missing':
      return `It belongs to the secret ${name}…, which is not set: put it back as PAYLOAD_SECRET or as ${path} before npm start. Is it lost? npm run rekey makes the shop work with a new one.`
    case 'another':
      return `It belongs to the secret ${name}…, and another is set: put that one back before npm start. Is it lost? npm run rekey makes the shop work with the one that is set.`
    default:
      return next
  }
}
