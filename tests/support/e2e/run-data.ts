import { createClient } from '@libsql/client'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { mailsTo, plain } from '../mails/kept-mails'

/** The private folder of the shop of the run; another's is named beside FOUNT_TEST_URL. */
const dataDir = () => process.env.FOUNT_TEST_DATA ?? 'data/test/run'

/** The newest mail to an address with this in it, as soon as it has left the shop. */
export async function waitForMail(email: string, words: string): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const mails = (await mailsTo(dataDir(), email)).map(plain)
    found = mails.findLast((mail) => mail.includes(words))
    return found !== undefined
  }
  await expect.poll(look, `a mail to ${email} that says “${words}”`).toBe(true)
  return found ?? ''
}

/** The path of the first link in a mail that leads there: the shop of the run answers it under its own address. */
export function pathIn(mail: string, part: string): string {
  const url = new RegExp(`http[^\\s>"]+${part}[^\\s>"]+`).exec(mail)?.[0]
  if (!url) throw new Error(`The mail holds no link to ${part}.`)
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Puts the trials of an address a week back, and lets the scheduler look for offers at once. */
export async function passTrialWeek(email: string): Promise<void> {
  const database = createClient({ url: `file:${join(dataDir(), 'fount.db')}` })
  const past = new Date(Date.now() - 60_000).toISOString()
  await database.execute('pragma busy_timeout = 5000')
  await database.execute({
    sql: 'update trial_orders set offer_due_at = ? where email = ?',
    args: [past, email],
  })
  await database.execute({
    sql: `update timers set last_run_at = ?, due_at = null where name = 'trial offers'`,
    args: [new Date(0).toISOString()],
  })
  database.close()
}
