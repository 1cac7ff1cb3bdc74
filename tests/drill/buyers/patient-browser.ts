import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, askOverTheWire } from '../../support/http/ask-over-the-wire'
import type { Random } from '../../support/faults/random-from'
import { Browser } from '../../support/shop/browser'
import type { Witness } from './witness'

/** "Not now": the request may be sent again. */
const ASK_AGAIN = [429, 503, 507]
const SILENT_AFTER_MS = 120_000
const PATIENCE_MS = 180_000

type Asking = { port: number; random: Random; witness: Witness }
type Asked = { path: string; method: string; headers: Record<string, string>; body?: Uint8Array }

export class GaveUp extends Error {}

/** A buyer's browser, which asks again while the shop is away. */
export function patientBrowser({ port, random, witness }: Asking): Browser {
  return new Browser(async (request) => {
    const asked = await unpack(request)
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      const answer = await ask(port, asked, witness)
      if (answer && !ASK_AGAIN.includes(answer.status)) return responseOf(answer)
      await pause(250 + random(500))
    }
    throw new GaveUp(`${asked.method} ${routeOf(asked.path)}`)
  })
}

/** Without keys and tokens. */
function routeOf(path: string): string {
  return (path.split('?')[0] ?? '').replace(/^(\/api\/download)\/.*/, '$1/…')
}

async function unpack(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url)
  return {
    path: pathname + search,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    ...(request.body ? { body: new Uint8Array(await request.arrayBuffer()) } : {}),
  }
}

/** null: the line was cut, or nobody answered. */
async function ask(port: number, asked: Asked, witness: Witness): Promise<Answer | null> {
  const { path, headers, method, body } = asked
  const startedAt = Date.now()
  const timer = new AbortController()
  const silence = pause(SILENT_AFTER_MS, 'silent' as const, { signal: timer.signal }).catch(
    () => 'silent' as const,
  )
  const answer = await Promise.race([
    askOverTheWire(port, path, headers, { method, body }).catch(() => null),
    silence,
  ])
  timer.abort()
  if (answer === 'silent') {
    witness.surprise(`${method} ${routeOf(path)} was not answered for ${SILENT_AFTER_MS / 1000} s.`)
  }
  const status = answer === 'silent' ? 'silent' : (answer?.status ?? 'line cut')
  witness.noteAnswer(status, Date.now() - startedAt)
  return answer === 'silent' ? null : answer
}

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body.byteLength > 0 ? Uint8Array.from(body) : null, {
    status,
    headers: Object.entries(headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  })
}
