import type { Form } from '../server/read-form'
import { refuseUnknown, textOf } from '../server/read-form'
import { invalid, missing } from '../server/stripe-refusal'
import { numberOf } from './cards'
import type { Customer, PaymentIntent } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds } from './stripe-world'

export function createCustomer(world: StripeWorld, form: Form): Customer {
  refuseUnknown(form, ['email', 'metadata'])
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: nowInSeconds(),
    email: textOf(form, 'email'),
  }
  world.customers.set(customer.id, customer)
  return customer
}

export function requireCustomer(world: StripeWorld, id: string): Customer {
  const customer = world.customers.get(id)
  if (!customer) throw missing('customer', id)
  return customer
}

/** With a customer all that was saved for them goes. */
export function deleteCustomer(world: StripeWorld, id: string) {
  requireCustomer(world, id)
  world.customers.delete(id)
  for (const [method, owner] of world.savedMethods) {
    if (owner === id) world.savedMethods.delete(method)
  }
  return { id, object: 'customer', deleted: true }
}

/** What was paid with is the customer's from now on, to be charged while they are away. */
export function saveMethod(world: StripeWorld, intent: PaymentIntent): void {
  const { customer, payment_method: method, setup_future_usage: usage } = intent
  if (!customer || !method || usage !== 'off_session') return
  intent.payment_method = world.methods.has(method) ? method : copyOf(world, method)
  world.savedMethods.set(intent.payment_method, customer)
}

/** Of a ready-made method each customer has one of their own. */
function copyOf(world: StripeWorld, method: string): string {
  const id = newId('pm')
  world.methods.set(id, numberOf(world, method) ?? '')
  return id
}

/** Off session nothing but a saved method of the intent's own customer can be charged. */
export function demandSaved(world: StripeWorld, intent: PaymentIntent, method: string): void {
  if (intent.customer && world.savedMethods.get(method) === intent.customer) return
  throw invalid('The payment method is not attached to the customer.', { param: 'payment_method' })
}
