import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'

const FOLDER = 'src/migrations'

/** Asks for one more migration: there is nothing to write while the committed ones match the collections. */
export async function checkMigrations(env) {
  const before = readdirSync(FOLDER)
  const list = readFileSync(join(FOLDER, 'index.ts'), 'utf8')
  const command = payload('migrate:create', 'drift', '--skip-empty')
  try {
    await runStep('Looking for a missing migration', command, { env })
    if (newFiles(before).length > 0) {
      throw new SetupFailed(
        'The collections have changed and no migration says so: npm run migrate:create -- NAME.',
      )
    }
  } finally {
    for (const file of newFiles(before)) rmSync(join(FOLDER, file))
    if (readFileSync(join(FOLDER, 'index.ts'), 'utf8') !== list)
      writeFileSync(join(FOLDER, 'index.ts'), list)
  }
}

function newFiles(before) {
  return readdirSync(FOLDER).filter((file) => !before.includes(file))
}
