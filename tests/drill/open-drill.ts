import { testEnvironment } from '../../src/setup/checks/test-environment.mjs'
import { seedDatabase } from '../../src/setup/database/seed-database.mjs'
import { findFreePort } from '../../src/setup/processes/find-free-port.mjs'
import { readSettings } from '../../src/setup/settings/read-settings.mjs'
import { type MailServer, startMailServer } from '../support/mails/mail-server'
import { startStripeDouble, type StripeDouble } from '../support/stripe/server/start-stripe-double'
import { openMongoLedger } from './promise/mongo-ledger'
import type { Ledger } from './promise/records'
import { openSqliteLedger } from './promise/sqlite-ledger'
import { type DrillFolder, makeDrillFolder } from './shop/drill-folder'
import { DrilledShop } from './shop/drilled-shop'
import { freezeMongo, lockSqlite, type TakeDatabase } from './troubles/take-database'

const BUILD = '.next-test'
const WEBHOOK_SECRET = 'whsec_of_the_drill'

export type Drill = {
  shop: DrilledShop
  folder: DrillFolder
  ledger: Ledger
  stripe: StripeDouble
  mailServer: MailServer
  takeDatabase: TakeDatabase
  /** For a second shop on the same folder; null where several may work on one database. */
  second: { env: Record<string, string>; buildDir: string } | null
}

/** The built shop with all that it talks to: Stripe's double, a mail server, a database of its own. */
export async function openDrill(): Promise<Drill> {
  const mongo = process.env.DATABASE_URL?.startsWith('mongodb') ? process.env.DATABASE_URL : null
  const folder = makeDrillFolder({ isSeeded: mongo === null })
  const [stripe, mailServer] = [await startStripeDouble(), await startMailServer()]
  const port = await findFreePort()
  const settings = readSettings({
    ...testEnvironment({ DATA_DIR: folder.dataDir, NEXT_DIST_DIR: BUILD }),
    ...(mongo ? { DATABASE_URL: mongo } : {}),
    PORT: String(port),
    SMTP_URL: mailServer.url,
    STRIPE_API_BASE: stripe.base,
    STRIPE_SECRET_KEY: 'sk_test_of_the_drill',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_drill',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  if (mongo) await seedDatabase(settings)

  const env = { ...settings.env, TMPDIR: folder.tempDir } as Record<string, string>
  const shop = new DrilledShop({ env, port, buildDir: BUILD, logFile: folder.logFile })
  stripe.deliverWebhooks(`${shop.address}/api/order/stripe/webhook`, WEBHOOK_SECRET)
  const url = settings.databaseUrl
  return {
    shop,
    folder,
    stripe,
    mailServer,
    ledger: mongo ? await openMongoLedger(url) : openSqliteLedger(url),
    takeDatabase: mongo ? freezeMongo() : lockSqlite(url),
    second: mongo ? null : { env, buildDir: BUILD },
  }
}
