import type { StripeWorld } from '../world/stripe-world'
import type { Form } from './read-form'
import { groupOf } from './read-form'

/** Puts an object where its id stood, for each path of `expand[]`. */
export function expandAnswer(world: StripeWorld, answer: object, form: Form): unknown {
  const copy = structuredClone(answer) as Record<string, unknown>
  for (const path of Object.values(groupOf(form, 'expand'))) {
    expandPath(world, copy, String(path).split('.'))
  }
  return copy
}

function expandPath(world: StripeWorld, target: Record<string, unknown>, path: string[]): void {
  const [name = '', ...rest] = path
  const value = target[name]
  if (Array.isArray(value)) {
    for (const one of value) expandPath(world, one as Record<string, unknown>, rest)
    return
  }
  if (typeof value === 'string') target[name] = findObject(world, value) ?? value

  const inner = target[name]
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) {
    expandPath(world, inner as Record<string, unknown>, rest)
  }
}

function findObject(world: StripeWorld, id: string): object | undefined {
  const kinds = [world.charges, world.intents, world.refunds, world.balance]
  const found = kinds.map((kind) => kind.get(id)).find((one) => one !== undefined)
  return found && structuredClone(found)
}
