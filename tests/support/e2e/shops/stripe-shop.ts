import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JOURNEY_LOG } from '../../../../src/setup/checks/journey-log.mjs'
import { testEnvironment } from '../../../../src/setup/checks/test-environment.mjs'
import { endChild } from '../../../../src/setup/processes/children.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import { serveShop } from '../../../../src/setup/processes/serve-shop.mjs'
import { readSettings } from '../../../../src/setup/settings/read-settings.mjs'
import { startStripeDouble, type StripeDouble } from '../../stripe/server/start-stripe-double'
import { startTee, type StripeTee } from '../../stripe/server/start-tee'

/** What the shop of the run was built and seeded into; another's is named beside FOUNT_TEST_URL. */
const BUILD = process.env.FOUNT_TEST_BUILD ?? '.next-test'
const MODEL = process.env.FOUNT_TEST_MODEL ?? 'data/test/model'
const WEBHOOK_SECRET = 'whsec_double'

export type StripeShop = { address: string; double: StripeDouble; tee: StripeTee }

/** A second shop from the same build, with keys: it takes cards, from our double. */
export async function openStripeShop(): Promise<StripeShop & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fount-'))
  cpSync(MODEL, dataDir, { recursive: true })
  const double = await startStripeDouble()
  const tee = await startTee(double.base)
  const shop = await serveShop(
    readSettings({
      ...testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: BUILD }),
      PORT: String(await findFreePort()),
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: tee.base,
    }),
    { log: JOURNEY_LOG },
  )
  double.deliverWebhooks(`${shop.address}/api/order/stripe/webhook`, WEBHOOK_SECRET)
  return {
    address: shop.address,
    double,
    tee,
    async close() {
      await double.commands.webhooksSettled()
      await endChild(shop.child)
      await tee.stop()
      await double.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
