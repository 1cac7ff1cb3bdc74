import type { Random } from '../../support/faults/random-from'
import type { StripeCommands } from '../../support/stripe/server/commands'

const EVERY_MS = 400

type Trouble = (commands: StripeCommands, random: Random) => void

/** Each as likely as the next; a fault waits for the next request, a mishap for the next event. */
const TROUBLES: Trouble[] = [
  (stripe) => stripe.fault({ how: '500' }),
  (stripe) => stripe.fault({ how: '500', when: 'after' }),
  (stripe) => stripe.fault({ how: '500', times: 4, on: 'POST /v1/payment_intents' }),
  (stripe) => stripe.fault({ how: '429', times: 2 }),
  (stripe) => stripe.fault({ how: 'reset' }),
  (stripe) => stripe.fault({ how: 'reset', when: 'after' }),
  (stripe) => stripe.fault({ how: 'timeout' }),
  (stripe) => stripe.fault({ how: 'timeout', when: 'after' }),
  (stripe, random) => stripe.fault({ how: 'slow', forMs: random(3000) }),
  (stripe) => stripe.webhook({ lose: true, type: 'payment_intent.succeeded' }),
  (stripe) => stripe.webhook({ lose: true, type: 'payment_intent.succeeded' }),
  (stripe) => stripe.webhook({ copies: 3 }),
  (stripe, random) => stripe.webhook({ delayMs: random(8000) }),
  (stripe) => stripe.webhook({ wrongSignature: true }),
  (stripe) => stripe.webhook({ ageInSeconds: 400 }),
  (stripe, random) => holdForAWhile(stripe, random),
]

/** Stripe fails, lies and forgets until it is told to end. */
export function troubleStripe(commands: StripeCommands, random: Random): () => void {
  const timer = setInterval(() => TROUBLES[random(TROUBLES.length)]?.(commands, random), EVERY_MS)
  return () => {
    clearInterval(timer)
    commands.clearFaults()
  }
}

/** Events come all at once after a while, the last first. */
function holdForAWhile(stripe: StripeCommands, random: Random): void {
  stripe.holdWebhooks()
  setTimeout(() => void stripe.releaseWebhooks({ reversed: true }), 500 + random(2500))
}
