import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { ownValue } from '@/domain/own-value'
import { env } from '@/env'
import { removeDemo } from './removal/remove-demo'
import { seedAlone } from './seed-alone'
import { seedDemo, seedOnStart } from './seed-demo'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasRow, insert } from '@/operations/records/rows'

type Outcome = { isDone: boolean; sentences: string[] }

const EMAIL = 'staff@fount.example'

/** What `npm start` runs, and `npm run seed` with a word. */
const COMMANDS: Record<string, (payload: Payload) => Promise<Outcome>> = {
  start: async (payload) => done(await seedOnStart(payload, { isPublic: env.production })),
  demo: async (payload) => done(await seedDemo(payload)),
  'remove-demo': removeDemo,
}

const run = ownValue(COMMANDS, process.argv[2] ?? 'start')
if (!run) throw new Error(`The seed does not know “${process.argv[2]}”.`)
const payload = await getPayload({ config })
const { isDone, sentences } = await seedAlone(payload, async () => {
  await makeFirstStaff(payload)
  return run(payload)
})
for (const sentence of sentences) console.log(sentence)
await payload.destroy()
process.exit(isDone ? 0 : 1)

function done(sentence: string): Outcome {
  return { isDone: true, sentences: [sentence] }
}

/** The first login of the admin panel, with a random password. It is left in a file that only this user can read. */
async function makeFirstStaff(payload: Payload): Promise<void> {
  if (await hasRow(payload, 'users')) return

  const password = randomBytes(15).toString('base64url')
  // The file first: a login nobody knows would be worse than a file that is written twice.
  const path = join(env.dataDir, 'first-staff-login.txt')
  await writeFile(path, `${EMAIL}\n${password}\n`, { mode: 0o600 })
  await insert(payload, 'users', { email: EMAIL, password, name: 'Staff' })
}
