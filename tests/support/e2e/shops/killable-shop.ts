import { join } from 'node:path'
import { request, type APIRequestContext } from '@playwright/test'
import { testEnvironment } from '../../../../src/setup/checks/test-environment.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import { readSettings } from '../../../../src/setup/settings/read-settings.mjs'
import { DrilledShop } from '../../../drill/shop/drilled-shop'
import { startStripeDouble, type StripeDouble } from '../../stripe/server/start-stripe-double'
import { readFirstLogin } from '../staff/sign-in-as-staff'
import { BUILD, copyData } from './serve-copy'

const WEBHOOK_SECRET = 'whsec_double'

export type KillableShop = AsyncDisposable & {
  shop: DrilledShop
  double: StripeDouble
  /** Signed in, across every restart. */
  staff: APIRequestContext
}

/** A second shop from the same build, with keys, that can be killed and started again on its data. */
export async function openKillableShop(): Promise<KillableShop> {
  const { dataDir, remove } = copyData()
  const double = await startStripeDouble()
  const port = await findFreePort()
  const { env } = readSettings({
    ...testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: BUILD }),
    PORT: String(port),
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: double.base,
  })
  const shop = new DrilledShop({ env, port, buildDir: BUILD, logFile: join(dataDir, 'shop.log') })
  await shop.start()
  double.deliverWebhooks(`${shop.address}/api/order/stripe/webhook`, WEBHOOK_SECRET)
  const staff = await request.newContext({
    baseURL: shop.address,
    extraHTTPHeaders: { Origin: shop.address },
  })
  const login = readFirstLogin(join(dataDir, 'first-staff-login.txt'))
  await staff.post('/api/users/login', { data: login })
  return {
    shop,
    double,
    staff,
    async [Symbol.asyncDispose]() {
      await staff.dispose()
      await shop.stop()
      await double.stop()
      remove()
    },
  }
}
