import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect } from '@playwright/test'
import type { TaskShop } from './task-test'

/** As a mail server leaves them that refuses what it is given. */
export async function failMails({ dataDir }: TaskShop, to: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  await database.execute('pragma busy_timeout = 5000')
  const sql = `update mails set state = 'failed', last_failure = 'Refused' where "to" = ? and state = 'sent'`
  // What is just being sent would be marked as sent afterwards.
  const failOne = async () => (await database.execute({ sql, args: [to] })).rowsAffected
  await expect.poll(failOne).toBeGreaterThan(0)
  database.close()
}
