import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setImmediate as aTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { ShopIsAway } from '@/domain/request-error'
import { figures } from '@/platform/figures'
import { sendRefusal } from './refuse-method'

/** So many may wait for Next while the shop has no moment to spare: one more would wait longer than a person does. */
const MOST_WAITING = { looking: 50, buying: 600 }

/** Pages that are ready cost little, and a flood of them would still leave no turn to those who buy. */
const MOST_IN_LINE = 300
const PAGES_A_TURN = 20

/** Whoever is about to pay goes first, and Stripe's word of it, and who has paid; a balancer learns how it is. */
const BUYING = /^\/(api\/(order\/|demo-payments\/|download\/)|order\/|readyz$)/

/** Of so long the share it worked: a shop that only waits, for a slow line or the database, can take more on. */
const LOOK_EVERY_MS = 500
const NO_MOMENT_LEFT = 0.95

/** Who has come to a shop with more to do than it can: who waits for a turn, and who is asked to come again. */
export class Crowd {
  readonly #line = pLimit(PAGES_A_TURN)
  readonly #atNext = new Set<ServerResponse>()

  constructor(private readonly hasNoMoment: () => boolean = watchLoop()) {}

  /** Resolves at once while there is a moment, and for whoever buys. Returns whether it has answered instead. */
  async refuseInLine(response: ServerResponse, path: string): Promise<boolean> {
    if (BUYING.test(path) || !this.hasNoMoment()) return false
    if (this.#line.pendingCount >= MOST_IN_LINE) return sendBusy(response, path)
    await this.#line(() => aTurn())
    return false
  }

  /** Before Next, which is what takes time. Returns whether it has answered instead. */
  refuse(response: ServerResponse, path: string): boolean {
    const most = BUYING.test(path) ? MOST_WAITING.buying : MOST_WAITING.looking
    // A download that goes out slowly has its answer.
    const waiting = () => [...this.#atNext].filter(({ headersSent }) => !headersSent).length
    if (this.hasNoMoment() && waiting() >= most) return sendBusy(response, path)
    this.#atNext.add(response)
    response.once('close', () => this.#atNext.delete(response))
    return false
  }
}

function watchLoop(): () => boolean {
  let [last, share] = [performance.eventLoopUtilization(), 0]
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    share = performance.eventLoopUtilization(now, last).utilization
    last = now
  }, LOOK_EVERY_MS).unref()
  return () => share > NO_MOMENT_LEFT
}

function sendBusy(response: ServerResponse, path: string): true {
  const busy = new ShopIsAway()
  figures().limits.inc({ limit: 'crowd' })
  response.setHeader('Retry-After', String(busy.retryAfterInSeconds))
  return sendRefusal(response, path, busy)
}
