import { setTimeout as pause } from 'node:timers/promises'
import { provideTestShop } from '../../src/setup/checks/provide-test-shop.mjs'
import { openStripeShop } from '../support/e2e/shops/stripe-shop'
import { signWebhook } from '../support/stripe/sign-webhook'
import { atMost, percentileOf, sayMilliseconds, verdictLine } from './figures'
import { printTable } from './print-table'

const P95_IN_MS = 500
const EVENTS = 500
const OVER_MS = 5000
const BURSTS = 3

const built = await provideTestShop()
await built.stop()
const shop = await openStripeShop()
try {
  await benchWebhooks()
} finally {
  await shop.close()
}
process.exit(0)

/** Signed events, from the first byte of their request to the last of the answer: as many as a launch brings, and all at once. */
async function benchWebhooks(): Promise<void> {
  await sendEvents('first', { overMs: 5000 })
  const steady = await sendEvents('steady', { overMs: OVER_MS })
  const bursts: number[][] = []
  for (let round = 1; round <= BURSTS; round++) {
    await pause(8000)
    bursts.push(await sendEvents(`burst_${round}`, { overMs: 0 }))
  }

  printTable(
    `${EVENTS} signed events`,
    ['', 'median', 'p95', 'slowest'],
    [
      rowOf(`within ${OVER_MS / 1000} s`, steady),
      ...bursts.map((times, index) => rowOf(`at the same instant, ${index + 1}`, times)),
    ],
  )
  const measured = percentileOf(steady, 95)
  const verdict = atMost('p95', { measured, limit: P95_IN_MS, say: sayMilliseconds })
  console.log(`\n${verdictLine(verdict)}`)
}

function rowOf(what: string, times: number[]): string[] {
  return [what, ...[50, 95, 100].map((percent) => sayMilliseconds(percentileOf(times, percent)))]
}

async function sendEvents(name: string, { overMs }: { overMs: number }): Promise<number[]> {
  const requests = Array.from({ length: EVENTS }, (_, count) => signed(`${name}_${count}`))
  return Promise.all(
    requests.map(async (request, place) => {
      await pause((overMs * place) / EVENTS)
      const start = performance.now()
      const answer = await fetch(`${shop.address}/api/order/stripe/webhook`, request)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`An event was answered ${answer.status}.`)
      return performance.now() - start
    }),
  )
}

function signed(id: string) {
  const event = {
    id: `evt_${id}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: `pi_${id}`, object: 'payment_intent' } },
  }
  const body = JSON.stringify(event)
  const signature = signWebhook(body, shop.webhookSecret, Math.floor(Date.now() / 1000))
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return { method: 'POST', headers, body }
}
