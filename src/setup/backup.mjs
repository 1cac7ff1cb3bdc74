import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { nameOfSecret } from './backup/restore-backup.mjs'
import { takeBackup } from './backup/take-backup.mjs'
import { openStepLine } from './processes/step-line.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

loadEnvFile()
// The shop that began it is gone (src/operations/scheduler/nightly-backup.ts): the next one begins its own.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()
await runCommand(backUp)

/** `npm run backup -- DIR`: while the shop runs. `--keep-days N` removes older ones afterwards. */
async function backUp() {
  const { values, positionals } = parseArgs({
    options: { 'keep-days': { type: 'string' } },
    allowPositionals: true,
  })
  const folder = positionals[0] ?? process.env.BACKUP_DIR?.trim()
  const keepDays = values['keep-days'] === undefined ? null : Number(values['keep-days'])
  if (!folder) throw new SetupFailed('Say where to: npm run backup -- /mnt/backups/shop')
  if (keepDays !== null && !(keepDays >= 1))
    throw new SetupFailed('--keep-days is a number of days.')

  const line = openStepLine('Backing up')
  try {
    const taken = await takeBackup(readSettings(), {
      ...{ folder: resolve(folder), keepDays },
      say: (words) => line.setWords(words),
    })
    line.close('done', wordsOf(taken, resolve(folder)))
    return taken.damaged.length === 0 ? 0 : 1
  } catch (error) {
    line.close('failed')
    throw error
  }
}

function wordsOf({ name, manifest, copied, damaged, dropped }, folder) {
  const { database, files, secret } = manifest
  const rows = Object.values(database.counts).reduce((sum, count) => sum + count, 0)
  return [
    `${name} in ${folder}: ${rows} rows, ${files.length} files, ${copied} of them new.`,
    ...(database.isOneMoment
      ? []
      : [
          'This MongoDB keeps no snapshots: what was written meanwhile may be there in part. Make it a replica set (docs/operate.md).',
        ]),
    ...(dropped.length > 0 ? [`Older ones were removed: ${dropped.join(', ')}.`] : []),
    secret
      ? `The secret ${nameOfSecret(secret)}… is not in it: keep PAYLOAD_SECRET, or the file "secret" of the data folder, somewhere else.`
      : 'No shop has opened this database yet: it has no secret.',
    ...(process.env.FILES_URL?.trim()
      ? ['Of the bucket of FILES_URL it has what this machine holds: let the bucket keep versions.']
      : []),
    ...damaged.map(
      (path) =>
        `Damaged: the bytes of ${path} are others than its name says. npm run check says more.`,
    ),
  ].join('\n')
}
