import { setTimeout as pause } from 'node:timers/promises'
import { signWebhook } from './sign-webhook'
import type { StripeEvent } from './world/stripe-objects'
import { nowInSeconds } from './world/stripe-world'

/** What goes wrong with the next webhook. `ageInSeconds` below 0 signs in the future. */
export type WebhookMishap = {
  lose?: boolean
  delayMs?: number
  copies?: number
  wrongSignature?: boolean
  ageInSeconds?: number
  /** Only events of this type. */
  type?: string
}

export type Delivery = { event: string; type: string; attempt: number; status: number | null }

const RETRY_AFTER_MS = [50, 100, 200, 400, 800, 1600]
const ANSWER_WITHIN_MS = 10_000

export class Webhooks {
  readonly deliveries: Delivery[] = []
  readonly #mishaps: WebhookMishap[] = []
  readonly #underWay = new Set<Promise<void>>()
  #held: StripeEvent[] | null = null
  #target: { url: string; secret: string } | null = null
  #stopped = false

  target(url: string, secret: string): void {
    this.#target = { url, secret }
  }

  mishap(mishap: WebhookMishap): void {
    this.#mishaps.push(mishap)
  }

  hold(): void {
    this.#held ??= []
  }

  /** Sends what was held, one after the other, in the order made or turned around. */
  async release({ reversed }: { reversed: boolean }): Promise<void> {
    const held = this.#held ?? []
    this.#held = null
    for (const event of reversed ? held.toReversed() : held) await this.send(event)
  }

  receive(event: StripeEvent): void {
    if (this.#held) {
      this.#held.push(event)
      return
    }
    const sending = this.send(event).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  async send(event: StripeEvent): Promise<void> {
    const mishap = this.#takeMishap(event.type)
    if (mishap.lose) return

    await pause(mishap.delayMs ?? 0)
    const copies = Array.from({ length: mishap.copies ?? 1 }, () => this.#deliver(event, mishap))
    await Promise.all(copies)
  }

  /** Resolves when everything sent so far has been taken or given up. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.settled()
  }

  #takeMishap(type: string): WebhookMishap {
    const index = this.#mishaps.findIndex((mishap) => (mishap.type ?? type) === type)
    return index < 0 ? {} : (this.#mishaps.splice(index, 1)[0] ?? {})
  }

  /** Again and again until the shop answers 2xx, as long as there is an address to send to. */
  async #deliver(event: StripeEvent, mishap: WebhookMishap): Promise<void> {
    for (const [index, wait] of [...RETRY_AFTER_MS, 0].entries()) {
      if (!this.#target || this.#stopped) return

      const status = await this.#post(event, index === 0 ? mishap : {})
      this.deliveries.push({ event: event.id, type: event.type, attempt: index + 1, status })
      if (status !== null && status >= 200 && status < 300) {
        event.pending_webhooks = 0
        return
      }
      await pause(wait)
    }
  }

  async #post(event: StripeEvent, mishap: WebhookMishap): Promise<number | null> {
    if (!this.#target) return null

    const { url, secret } = this.#target
    const body = JSON.stringify(event, null, 2)
    const key = mishap.wrongSignature ? `${secret}_of_another` : secret
    const signature = signWebhook(body, key, nowInSeconds() - (mishap.ageInSeconds ?? 0))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return null
    }
  }
}
