import { endChild } from '../../../../src/setup/processes/children.mjs'
import { startStripeDouble, type StripeDouble } from '../../stripe/server/start-stripe-double'
import { startTee, type StripeTee } from '../../stripe/server/start-tee'
import { copyData, serveCopy } from './serve-copy'

const WEBHOOK_SECRET = 'whsec_double'

export type StripeShop = {
  address: string
  webhookSecret: string
  double: StripeDouble
  tee: StripeTee
}

/** A second shop from the same build, with keys: it takes cards, from our double. */
export async function openStripeShop(): Promise<StripeShop & { close(): Promise<void> }> {
  const { dataDir, remove } = copyData()
  const double = await startStripeDouble()
  const tee = await startTee(double.base)
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: tee.base,
  }
  const shop = await serveCopy({ dataDir, settings })
  double.deliverWebhooks(`${shop.address}/api/order/stripe/webhook`, WEBHOOK_SECRET)
  return {
    address: shop.address,
    webhookSecret: WEBHOOK_SECRET,
    double,
    tee,
    async close() {
      await double.commands.webhooksSettled()
      await endChild(shop.child)
      await tee.stop()
      await double.stop()
      remove()
    },
  }
}
