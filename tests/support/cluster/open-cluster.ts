import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { testEnvironment } from '../../../src/setup/checks/test-environment.mjs'
import { prepareTestShop } from '../../../src/setup/checks/provide-test-shop.mjs'
import { findFreePort } from '../../../src/setup/processes/find-free-port.mjs'
import { runStep } from '../../../src/setup/processes/run-step.mjs'
import { payload } from '../../../src/setup/programs.mjs'
import { readSettings } from '../../../src/setup/settings/read-settings.mjs'
import { openMongoLedger } from '../../drill/promise/mongo-ledger'
import { DrilledShop } from '../../drill/shop/drilled-shop'
import { startS3Double } from '../files/s3-double'
import { ORIGIN } from '../shop/browser'
import { type MailServer, startMailServer } from '../mails/mail-server'
import { startStripeDouble, type StripeDouble } from '../stripe/server/start-stripe-double'

const FOLDER = 'data/cluster'
const BUILD = '.next-test'
const WEBHOOK_SECRET = 'whsec_of_the_cluster'

type Login = { email: string; password: string }

type Cluster = {
  /** Two that answer, and one that works: each with a disk of its own. */
  a: DrilledShop
  b: DrilledShop
  worker: DrilledShop
  bucket: Awaited<ReturnType<typeof startS3Double>>
  stripe: StripeDouble
  mailServer: MailServer
  ledger: Awaited<ReturnType<typeof openMongoLedger>>
  owner: Login
  /** Who sells. */
  colleague: Login
  close(): Promise<void>
}

/** The built shop as several processes over one MongoDB and one bucket, with all that they talk to. */
export async function openCluster(): Promise<Cluster> {
  const url = process.env.DATABASE_URL ?? ''
  if (!url.startsWith('mongodb'))
    throw new Error('Run it within tests/support/mongo/with-mongo.mjs.')
  rmSync(FOLDER, { recursive: true, force: true })
  await prepareTestShop()

  const bucket = await startS3Double({ keysOnPage: 1000 })
  const [stripe, mailServer] = [await startStripeDouble(), await startMailServer()]
  const outside = {
    DATABASE_URL: url,
    FILES_URL: bucket.url,
    SMTP_URL: mailServer.url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    PAYLOAD_SECRET: 'the one secret of all servers of this shop',
    SHOP_URL: ORIGIN, // of what stands before them
    STRIPE_API_BASE: stripe.base,
    STRIPE_SECRET_KEY: 'sk_test_of_the_cluster',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_cluster',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }

  async function aServer(name: string, role: 'web' | 'work'): Promise<DrilledShop> {
    const [home, port] = [`${FOLDER}/${name}`, await findFreePort()]
    const [dataDir, buildDir] = [`${home}/data`, `${home}/build`]
    mkdirSync(dataDir, { recursive: true })
    cpSync(BUILD, buildDir, { recursive: true }) // its links to packages become whole paths
    const settings = { ...outside, DATA_DIR: dataDir, NEXT_DIST_DIR: buildDir }
    const { env } = readSettings(testEnvironment({ ...settings, ROLE: role, PORT: String(port) }))
    const probe = role === 'work' ? '/readyz' : '/api/fonts'
    const kept = { port, buildDir, logFile: `${home}/server.log`, probe }
    return new DrilledShop({ env: env as Record<string, string>, ...kept })
  }

  const password = 'four words that nobody joins'
  const owner = { email: 'owner@example.org', password }
  const colleague = { email: 'colleague@example.org', password }
  const seeded = `${FOLDER}/seed`
  mkdirSync(seeded, { recursive: true })
  const { env } = readSettings(testEnvironment({ ...outside, DATA_DIR: seeded }))
  const script = 'tests/support/cluster/seed-cluster.ts'
  await runStep('Seeding', payload('run', script, owner.email, colleague.email, password), {
    env: env as unknown as NodeJS.ProcessEnv,
  })
  rmSync(seeded, { recursive: true, force: true })

  const [a, b] = [await aServer('a', 'web'), await aServer('b', 'web')]
  const worker = await aServer('worker', 'work')
  stripe.deliverWebhooks(`${b.address}/api/order/stripe/webhook`, WEBHOOK_SECRET)
  const servers = [a, b, worker]
  for (const server of servers) await server.start()
  const ledger = await openMongoLedger(url)
  return {
    a,
    b,
    worker,
    bucket,
    stripe,
    mailServer,
    ledger,
    owner,
    colleague,
    async close() {
      await Promise.all(servers.map((server) => server.stop()))
      await ledger.close()
      await stripe.stop()
      await mailServer.stop()
      await bucket.stop()
      rmSync(FOLDER, { recursive: true, force: true })
    },
  }
}
