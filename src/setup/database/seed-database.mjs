import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { isPublic } from '../settings/settings-of.mjs'
import { readDatabaseState, writeDatabaseState } from './database-state.mjs'

/**
 * Makes the first staff login, and gives an empty shop that nobody else can reach the demo foundry. Whether it is empty is the
 * seed's own judgement; it is asked once.
 */
export async function seedDatabase(settings) {
  const state = readDatabaseState(settings)
  if (state.seeded) return
  const title = isPublic(settings.shopUrl)
    ? 'Making the first staff login, if there is none'
    : 'Setting up the demo foundry, if the shop is empty'
  await runStep(title, payload('run', 'src/seed/seed.ts'), { env: settings.env })
  writeDatabaseState(settings, { ...state, seeded: true })
}
