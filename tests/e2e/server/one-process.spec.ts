import { createClient, type Client } from '@libsql/client'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { endChild } from '../../../src/setup/processes/children.mjs'
import { buyByCalls } from '../../support/e2e/buy-by-calls'
import { copyData, serveCopy } from '../../support/e2e/shops/serve-copy'
import { wireBrowser } from '../../support/http/wire-browser'
import { startMailServer } from '../../support/mails/mail-server'

const BUYER = 'once@example.org'
const SUBJECT = 'Subject: Your licences at'

/** The row cannot say that its mail was taken; the claim of whoever sent it ends, and the scheduler looks next. */
test('a mail that an endpoint sent and could not note is noted by the scheduler, not sent again', async () => {
  test.setTimeout(180_000)
  const { dataDir, remove } = copyData()
  const mailServer = await startMailServer()
  const settings = { SMTP_URL: mailServer.url }
  const { address, child } = await serveCopy({ dataDir, settings })
  const database = createClient({ url: `file:${join(dataDir, 'fount.db')}` })
  const links = () => mailServer.received.filter((mail) => mail.includes(SUBJECT))
  try {
    await buyByCalls(address, BUYER)
    await database.execute(
      `create trigger no_note before update on mails when new.kind = 'sign_in' and new.state = 'sent'
       begin select raise(abort, 'the row cannot be written'); end`,
    )
    const asked = await wireBrowser(address).post('/api/order/sign-in', { email: BUYER })
    expect(asked.status).toBe(202)
    await expect.poll(links).toHaveLength(1)
    await expect.poll(() => mailOf(database), { timeout: 60_000 }).toMatchObject({ attempts: 2 })
    await database.execute('drop trigger no_note')
    await expect.poll(() => mailOf(database), { timeout: 60_000 }).toMatchObject({ state: 'sent' })

    expect(links()).toHaveLength(1)
  } finally {
    database.close()
    await endChild(child)
    await mailServer.stop()
    remove()
  }
})

async function mailOf(database: Client): Promise<{ state?: unknown; attempts?: unknown }> {
  const { rows } = await database.execute(
    "select state, attempts from mails where kind = 'sign_in'",
  )
  return { state: rows[0]?.state, attempts: rows[0]?.attempts }
}
