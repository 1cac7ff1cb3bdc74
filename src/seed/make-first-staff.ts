import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/env'
import { hasRow, insert } from '@/operations/records/rows'

const EMAIL = 'staff@fount.example'

/** The first login of the admin panel, with a random password. It is left in a file that only this user can read. */
export async function makeFirstStaff(payload: Payload): Promise<void> {
  if (await hasRow(payload, 'users')) return

  const password = randomBytes(15).toString('base64url')
  // The file first: a login nobody knows would be worse than a file that is written twice.
  const path = join(env.dataDir, 'first-staff-login.txt')
  await writeFile(path, `${EMAIL}\n${password}\n`, { mode: 0o600 })
  await insert(payload, 'users', { email: EMAIL, password, name: 'Staff' })
}
