import { isKnownCard } from '../world/cards'
import { answerBank, confirmIntent } from '../world/confirm-intent'
import { createCustomer, deleteCustomer } from '../world/customers'
import { requireDispute } from '../world/disputes'
import { cancelIntent, createIntent, requireIntent, updateIntent } from '../world/intents'
import { createRefund, requireRefund } from '../world/refunds'
import type { PaymentMethod } from '../world/stripe-objects'
import type { StripeWorld } from '../world/stripe-world'
import { newId, nowInSeconds } from '../world/stripe-world'
import { listOf } from './lists'
import type { Form } from './read-form'
import { groupOf, textOf } from './read-form'
import { missing, StripeRefusal } from './stripe-refusal'

type Asked = { world: StripeWorld; id: string; form: Form; path: string }

/** `open`: a browser may ask with the publishable key, for the intent whose secret it holds. */
type Route = { call: string; path: RegExp; open?: true; answer: (asked: Asked) => object }

const INTENT = /^\/v1\/payment_intents\/(pi_\w+)$/

const ROUTES: Route[] = [
  post(/^\/v1\/payment_intents$/, ({ world, form }) => createIntent(world, form)),
  get(/^\/v1\/payment_intents$/, (asked) => list(asked, 'intents')),
  { ...get(INTENT, ({ world, id }) => requireIntent(world, id)), open: true },
  post(INTENT, ({ world, id, form }) => updateIntent(world, id, form)),
  { ...post(/^\/v1\/payment_intents\/(pi_\w+)\/confirm$/, confirm), open: true },
  post(/^\/v1\/payment_intents\/(pi_\w+)\/cancel$/, (asked) =>
    cancelIntent(asked.world, asked.id, asked.form),
  ),
  post(/^\/v1\/customers$/, ({ world, form }) => createCustomer(world, form)),
  {
    call: 'DELETE',
    path: /^\/v1\/customers\/(cus_\w+)$/,
    answer: ({ world, id }) => deleteCustomer(world, id),
  },
  { ...post(/^\/v1\/payment_methods$/, createMethod), open: true },
  post(/^\/v1\/refunds$/, ({ world, form }) => createRefund(world, form)),
  get(/^\/v1\/refunds$/, (asked) => list(asked, 'refunds')),
  get(/^\/v1\/refunds\/(re_\w+)$/, ({ world, id }) => requireRefund(world, id)),
  get(/^\/v1\/charges$/, (asked) => list(asked, 'charges')),
  get(/^\/v1\/charges\/(ch_\w+)$/, ({ world, id }) => require(world.charges, 'charge', id)),
  get(/^\/v1\/disputes$/, (asked) => list(asked, 'disputes')),
  get(/^\/v1\/disputes\/(dp_\w+)$/, ({ world, id }) => requireDispute(world, id)),
  get(/^\/v1\/events$/, (asked) => list(asked, 'events')),
  get(/^\/v1\/events\/(evt_\w+)$/, ({ world, id }) => require(world.events, 'event', id)),
  // Not of the payment API: the bank's page, where the card's owner is asked.
  { ...post(/^\/bank\/(pi_\w+)$/, answer), open: true },
]

export function answerCall(
  world: StripeWorld,
  call: string,
  path: string,
  form: Form,
  key: string,
) {
  for (const route of ROUTES) {
    const match = route.call === call ? route.path.exec(path) : null
    if (!match) continue

    const asked = { world, id: match[1] ?? '', form, path }
    admit(route, asked, key)
    return route.answer(asked)
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call}: ${path}).`,
  })
}

function admit(route: Route, { world, id, form }: Asked, key: string): void {
  if (key.startsWith('sk_test_')) return
  if (!key.startsWith('pk_test_') || !route.open) throw unauthorised()

  const secret = textOf(form, 'client_secret')
  if (id !== '' && world.intents.get(id)?.client_secret !== secret) {
    throw missing('payment_intent', id)
  }
}

function unauthorised(): StripeRefusal {
  const message = 'Invalid API Key provided.'
  return new StripeRefusal(401, { type: 'invalid_request_error', message })
}

function confirm({ world, id, form }: Asked): object {
  return confirmIntent(world, requireIntent(world, id), form)
}

function answer({ world, id, form }: Asked): object {
  return answerBank(world, requireIntent(world, id), textOf(form, 'passed') === 'true')
}

function createMethod({ world, form }: Asked): PaymentMethod {
  const number = (textOf(groupOf(form, 'card'), 'number') ?? '').replaceAll(' ', '')
  if (!isKnownCard(number)) {
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
    })
  }
  const id = newId('pm')
  world.methods.set(id, number)
  return { id, object: 'payment_method', type: 'card', created: nowInSeconds() }
}

function list(
  { world, form, path }: Asked,
  what: 'intents' | 'charges' | 'refunds' | 'disputes' | 'events',
): object {
  return listOf<{ id: string; created: number }>(world[what], form, path)
}

function require<T>(all: Map<string, T>, name: string, id: string): T {
  const one = all.get(id)
  if (one === undefined) throw missing(name, id)
  return one
}

function get(path: RegExp, answer: Route['answer']): Route {
  return { call: 'GET', path, answer }
}

function post(path: RegExp, answer: Route['answer']): Route {
  return { call: 'POST', path, answer }
}
