import type { Payload } from 'payload'
import type { OrderLine, ReplacedLicence } from '@/domain/order/order-line'
import { LicenceCannotChange } from '@/domain/pricing/upgrade/upgrade-error'
import type { Order } from '@/payload-types'
import { numberOfLine } from '../licences/grant-licences'
import { claimLicence, findLicenceByNumber, releaseLicence } from '../../records/upgraded-licences'
import { assertMayChange } from './upgrade-lines'
import { readHeld } from './read-upgradable'

type Replacing = { line: OrderLine; replaces: ReplacedLicence }

/**
 * Takes the licences that an order replaces, each by one guarded write, before anything is delivered: of two orders for the same
 * licence one has it. Repeated by the same order it counts as taken. A sentence: why the order cannot have one of them; then it
 * has none. null: all are its own.
 */
export async function claimReplaced(payload: Payload, order: Order): Promise<string | null> {
  for (const one of replacedIn(order)) {
    const problem = await claim(payload, order, one)
    if (problem === null) continue
    await releaseReplaced(payload, order, null)
    return problem
  }
  return null
}

/** Before anybody pays: throws where another order has been faster, or less is left of what was paid. */
export async function assertReplaceable(payload: Payload, order: Order): Promise<void> {
  for (const { replaces } of replacedIn(order)) {
    const problem = await problemOf(payload, replaces)
    if (problem) throw new LicenceCannotChange(replaces.number, problem)
  }
}

/** Gives the licences back that an order's lines replaced; null: of all lines. */
async function releaseReplaced(payload: Payload, order: Order, lines: string[] | null) {
  for (const { line, replaces } of replacedIn(order)) {
    if (lines && !lines.includes(line.id)) continue
    const by = await numberOfLine(payload, linekeyOf(order, line))
    await releaseLicence(payload, { number: replaces.number, by })
  }
}

function replacedIn(order: Order): Replacing[] {
  return order.lines.flatMap((line) => (line.replaces ? [{ line, replaces: line.replaces }] : []))
}

function linekeyOf(order: Order, line: OrderLine): string {
  return `${order.id}:${line.id}`
}

async function claim(payload: Payload, order: Order, { line, replaces }: Replacing) {
  const { number, kind } = replaces
  const by = await numberOfLine(payload, linekeyOf(order, line))
  const known = await findLicenceByNumber(payload, number)
  if (known?.supersededBy === by) return null

  const problem = await problemOf(payload, replaces)
  const claimed = { number, by, at: new Date().toISOString() }
  if (problem === null && (await claimLicence(payload, kind, claimed))) return null
  // A payment is settled by its webhook and by its buyer at once: what looks taken may have been taken for this very order.
  const now = await findLicenceByNumber(payload, number)
  if (now?.supersededBy === by) return null
  return `${number} ${problem ?? (await problemOf(payload, replaces)) ?? 'has changed meanwhile.'}`
}

async function problemOf(payload: Payload, { number, kind, credit }: ReplacedLicence) {
  const held = (await readHeld(payload, [number])).get(number)
  if (!held) return 'is gone.'
  try {
    assertMayChange(held, kind === 'upgrade' ? { upgradeOf: number } : {})
  } catch (error) {
    if (!(error instanceof LicenceCannotChange)) throw error
    return error.why
  }
  return credit > held.paid.net
    ? 'was refunded meanwhile: less of what was paid for it is left.'
    : null
}
