import { startStripeDouble } from '../stripe/server/start-stripe-double'

/** The first import of a test file, before anything of the shop reads its environment: the double that this file's shop takes its money from. */
export const stripe = await startStripeDouble()

export const WEBHOOK_SECRET = 'whsec_of_this_shop'

Object.assign(process.env, {
  STRIPE_API_BASE: stripe.base,
  STRIPE_SECRET_KEY: 'sk_test_of_this_shop',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_this_shop',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
})
