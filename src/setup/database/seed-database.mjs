import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { readDatabaseState, writeDatabaseState } from './database-state.mjs'

/** Gives an empty shop the demo foundry. Whether it is empty is the seed's own judgement; it is asked once. */
export async function seedDatabase(settings) {
  const state = readDatabaseState(settings)
  if (state.seeded) return
  const title = 'Setting up the demo foundry, if the shop is empty'
  await runStep(title, payload('run', 'src/seed/seed.ts'), { env: settings.env })
  writeDatabaseState(settings, { ...state, seeded: true })
}
