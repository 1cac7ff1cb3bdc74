import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'

const FOLDER = 'src/migrations'

/** Payload writes it beside each migration; nobody reads it. */
const LIST = 'index.ts'

/** Asks for one more migration: there is nothing to write while the committed ones match the collections. */
export async function checkMigrations(env) {
  const before = readdirSync(FOLDER)
  const command = payload('migrate:create', 'drift', '--skip-empty')
  try {
    await runStep('Looking for a missing migration', command, { env })
    if (newFiles(before).some((file) => file !== LIST)) {
      throw new SetupFailed(
        'The collections have changed and no migration says so: npm run migrate:create -- NAME.',
      )
    }
  } finally {
    for (const file of newFiles(before)) rmSync(join(FOLDER, file))
  }
}

function newFiles(before) {
  return readdirSync(FOLDER).filter((file) => !before.includes(file))
}
