import config from '@payload-config'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { env } from '@/env'
import { restoreOwner } from '@/operations/staff/owner-logins'

/** What `npm run owner` runs, with an address. The login is left in a file that only this user can read. */
const payload = await getPayload({ config })
const restored = await restoreOwner(payload, process.argv[2] ?? '')
if (restored) {
  const path = join(env.dataDir, 'opened-login.txt')
  await writeFile(path, `${restored.email}\n${restored.password}\n`, { mode: 0o600 })
} else {
  console.error('This is no e-mail address: npm run owner -- name@example.org')
}
await payload.destroy()
process.exit(restored ? 0 : 1)
