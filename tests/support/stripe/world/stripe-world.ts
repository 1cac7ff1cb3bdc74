import { randomBytes } from 'node:crypto'
import { STRIPE_API_VERSION } from '../server/stripe-version'
import type { NextCard } from './cards'
import type * as Stripe from './stripe-objects'

/** Everything the double remembers. Maps keep the order of making: lists read them backwards. */
export type StripeWorld = {
  intents: Map<string, Stripe.PaymentIntent>
  charges: Map<string, Stripe.Charge>
  balance: Map<string, Stripe.BalanceTransaction>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  customers: Map<string, Stripe.Customer>
  /** Whose each saved payment method is. */
  savedMethods: Map<string, string>
  /** Card numbers of the payment methods the browser made. */
  methods: Map<string, string>
  events: Map<string, Stripe.StripeEvent>
  /** Said in advance by a test: what the next confirmed card does, whatever its number. */
  nextCards: NextCard[]
  /** How many of the next refunds take their time, as those of some banks do. */
  slowRefunds: number
  /** The balance moves later than the charge, as it does for some ways to pay. */
  isBalanceLate: boolean
  onEvent: (event: Stripe.StripeEvent) => void
}

export function createWorld(): StripeWorld {
  return {
    intents: new Map(),
    charges: new Map(),
    balance: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    customers: new Map(),
    savedMethods: new Map(),
    methods: new Map(),
    events: new Map(),
    nextCards: [],
    slowRefunds: 0,
    isBalanceLate: false,
    onEvent: () => undefined,
  }
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

/** An event holds its subject as it is now, however it changes before somebody reads it. */
export function recordEvent(world: StripeWorld, type: string, subject: Stripe.Subject): void {
  const event: Stripe.StripeEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: STRIPE_API_VERSION,
    created: nowInSeconds(),
    data: { object: structuredClone(subject) },
    livemode: false,
    pending_webhooks: 1,
    type,
  }
  world.events.set(event.id, event)
  world.onEvent(event)
}
