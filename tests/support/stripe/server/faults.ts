import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What goes wrong with the next request. `after`: the work was done, only its answer is lost.
 * `timeout` never answers, `slow` answers after `forMs`, `reset` cuts the connection.
 */
export type Fault = {
  how: 'timeout' | 'slow' | 'reset' | '429' | '500'
  when?: 'before' | 'after'
  times?: number
  forMs?: number
  /** Only requests whose "POST /v1/payment_intents" contains this. */
  on?: string
}

export class Faults {
  readonly #waiting: Required<Fault>[] = []
  readonly #held = new Set<ServerResponse>()

  add(fault: Fault): void {
    this.#waiting.push({ when: 'before', times: 1, forMs: 0, on: '', ...fault })
  }

  /** Takes the first fault meant for this request, once. */
  take(call: string): Required<Fault> | null {
    const index = this.#waiting.findIndex(({ on }) => call.includes(on))
    const fault = this.#waiting[index]
    if (!fault) return null

    fault.times -= 1
    if (fault.times < 1) this.#waiting.splice(index, 1)
    return fault
  }

  /** Lets the fault happen to a response. false: the request goes on as if nothing had been. */
  async strike(fault: Required<Fault>, response: ServerResponse): Promise<boolean> {
    switch (fault.how) {
      case 'slow':
        await pause(fault.forMs)
        return false
      case 'timeout':
        this.#held.add(response)
        return true
      case 'reset':
        response.socket?.resetAndDestroy()
        return true
      case '429':
        refuse(response, 429, { 'retry-after': '2' }, 'rate_limit_error')
        return true
      case '500':
        refuse(response, 500, {}, 'api_error')
        return true
    }
  }

  clear(): void {
    this.#waiting.length = 0
    for (const response of this.#held) response.socket?.destroy()
    this.#held.clear()
  }
}

function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  type: string,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { type, message: `A fault on command: ${status}.` } }))
}
