import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { env } from '@/env'
import { makeFirstStaff } from './make-first-staff'
import { removeDemo } from './removal/remove-demo'
import { seedDemo, seedOnStart } from './seed-demo'

type Outcome = { isDone: boolean; sentences: string[] }

/** What `npm start` runs, and `npm run seed` with a word. */
const COMMANDS: Record<string, (payload: Payload) => Promise<Outcome>> = {
  start: async (payload) => done(await seedOnStart(payload, { isPublic: env.production })),
  demo: async (payload) => done(await seedDemo(payload)),
  'remove-demo': removeDemo,
}

const run = COMMANDS[process.argv[2] ?? 'start']
if (!run) throw new Error(`The seed does not know “${process.argv[2]}”.`)
const payload = await getPayload({ config })
await makeFirstStaff(payload)
const { isDone, sentences } = await run(payload)
for (const sentence of sentences) console.log(sentence)
await payload.destroy()
process.exit(isDone ? 0 : 1)

function done(sentence: string): Outcome {
  return { isDone: true, sentences: [sentence] }
}
