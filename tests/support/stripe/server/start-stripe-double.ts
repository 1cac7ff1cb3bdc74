import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhooks } from '../webhooks'
import { cards } from '../world/cards'
import { createWorld } from '../world/stripe-world'
import type { StripeWorld } from '../world/stripe-world'
import { commandsFor } from './commands'
import type { StripeCommands } from './commands'
import { expandAnswer } from './expand-answer'
import { Faults } from './faults'
import { Idempotency } from './idempotency'
import type { Answer } from './idempotency'
import { readForm } from './read-form'
import { readRequest } from './read-request'
import type { ReadRequest } from './read-request'
import { answerCall } from './routes'
import { StripeRefusal } from './stripe-refusal'

export type StripeDouble = {
  /** For STRIPE_API_BASE. */
  base: string
  cards: typeof cards
  commands: StripeCommands
  deliverWebhooks(url: string, secret: string): void
  stop(): Promise<void>
}

/** A payment provider with a memory, in this process. Keys start with sk_test_ and pk_test_. */
export async function startStripeDouble({ port = 0 } = {}): Promise<StripeDouble> {
  const world = createWorld()
  const [faults, webhooks, idempotency] = [new Faults(), new Webhooks(), new Idempotency()]
  world.onEvent = (event) => webhooks.receive(event)

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming)
    if (request.call === 'OPTIONS') return send(response, { status: 204, body: '' })

    await attend({ request, response, faults, idempotency, world })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cards,
    commands: commandsFor(world, faults, webhooks),
    deliverWebhooks: (url, secret) => webhooks.target(url, secret),
    stop: async () => {
      faults.clear()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await webhooks.stop()
    },
  }
}

type Attended = {
  request: ReadRequest
  response: ServerResponse
  faults: Faults
  idempotency: Idempotency
  world: StripeWorld
}

async function attend({ request, response, faults, idempotency, world }: Attended): Promise<void> {
  const fault = faults.take(`${request.call} ${request.path}`)
  const key = request.call === 'POST' ? request.idempotencyKey : null
  const early = fault?.when === 'before' ? fault : null
  const late = fault?.when === 'after' ? fault : null

  const kept = opened(idempotency, key, request)
  if (kept) return send(response, kept)

  if (early && (await faults.strike(early, response))) {
    if (key) idempotency.release(key)
    return
  }
  const answer = answerOf(world, request)
  // A crash after the work is remembered like any answer: the same key brings it up again.
  if (key) remember(idempotency, key, late?.how === '500' ? crashed() : answer)
  if (late && (await faults.strike(late, response))) return

  send(response, answer)
}

function opened(idempotency: Idempotency, key: string | null, request: ReadRequest): Answer | null {
  if (key === null) return null
  try {
    return idempotency.open(key, `${request.path} ${request.body}`)
  } catch (error) {
    return refusalOf(error)
  }
}

/** A request whose words were refused never ran, so its key stays free. */
function remember(idempotency: Idempotency, key: string, answer: Answer): void {
  const ran = answer.status === 200 || answer.status === 402 || answer.status >= 500
  if (ran) idempotency.keep(key, answer)
  else idempotency.release(key)
}

function answerOf(world: StripeWorld, { call, path, query, body, key }: ReadRequest): Answer {
  try {
    const form = readForm([query, body].filter(Boolean).join('&'))
    const given = key || String(form.key ?? '')
    delete form.key
    const answer = answerCall(world, call, path, form, given)
    return { status: 200, body: JSON.stringify(expandAnswer(world, answer, form)) }
  } catch (error) {
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Answer {
  if (!(error instanceof StripeRefusal)) throw error
  return { status: error.status, body: JSON.stringify({ error: error.error }) }
}

function crashed(): Answer {
  const error = { type: 'api_error', message: 'A fault on command: 500.' }
  return { status: 500, body: JSON.stringify({ error }) }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    ...headers,
  })
  response.end(body)
}
