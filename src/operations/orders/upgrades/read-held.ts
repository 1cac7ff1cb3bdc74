import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import { longDate } from '@/delivery/long-date'
import type { HeldLicence } from '@/domain/pricing/upgrade/held-licence'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../../id-of'
import { stylesOfLicence, usesOfLicence } from '../licences/licence-terms'
import { findOrder } from '../order-records'
import { findLicencesByNumber } from './held-records'
import { isDisputedBefore } from './is-disputed'
import { readPaid } from './read-paid'

/** A licence as whoever changes it must know it. */
export type Held = HeldLicence & {
  licence: Licence
  licensee: Licensee
  licenseeName: string
  endsAt: string | null
  /** The address it was bought with. */
  email: string
  typeface: string
  /** Why it cannot be upgraded, or renewed, after its number: "has ended."; null: it can. */
  problems: { upgrade: string | null; renewal: string | null }
}

/** Those of these numbers that there are, by number. */
export async function readHeld(payload: Payload, numbers: string[]): Promise<Map<string, Held>> {
  const licences = await findLicencesByNumber(payload, [...new Set(numbers)])
  const held = await Promise.all(licences.map((licence) => heldOf(payload, licence)))
  return new Map(held.map((one) => [one.number, one]))
}

async function heldOf(payload: Payload, licence: Licence): Promise<Held> {
  const order = await findOrder(payload, idOf(licence.order))
  const isPaused = await isDisputedBefore(payload, licence)
  const uses = usesOfLicence(licence)
  const styles = stylesOfLicence(licence)
  return {
    licence,
    number: licence.number,
    styles: styles.map(({ id }) => id),
    uses: uses.map(({ type, tier, name, label, answers }) => ({
      ...{ type, tier, name, label },
      answers,
    })),
    paid: await readPaid(payload, licence),
    months: uses[0]?.months ?? null,
    licensee: licence.licensee as unknown as Licensee,
    licenseeName: licence.licenseeName ?? '',
    endsAt: licence.endsAt ?? null,
    email: order?.email ?? '',
    typeface: licence.typefaceName ?? '',
    problems: {
      upgrade: problemOfUpgrade(licence, order) ?? (isPaused ? PAUSED : null),
      renewal: problemOfRenewal(licence, order) ?? (isPaused ? PAUSED : null),
    },
  }
}

/** After the number of a licence. */
export const PAUSED = 'cannot change while the bank looks at its payment.'

/** After its number: "has ended, so it cannot change."; null: it can. */
export function problemOfUpgrade(licence: Licence, order: Order | null): string | null {
  const problem = problemOfAny(licence, order)
  if (problem) return problem
  return hasRunOut(licence) ? 'has run out. Renew it first.' : null
}

export function problemOfRenewal(licence: Licence, order: Order | null): string | null {
  if (!licence.endsAt) return 'holds for ever: there is nothing to renew.'
  return problemOfAny(licence, order)
}

function problemOfAny(
  { state, supersededBy, supersededAt }: Licence,
  order: Order | null,
): string | null {
  if (state === 'revoked') return 'has ended, so it cannot change.'
  if (supersededBy) {
    const since = supersededAt ? ` on ${longDate(new Date(supersededAt))}` : ''
    return `became ${supersededBy}${since}. Change that one.`
  }
  if (order?.state === 'disputed') return PAUSED
  return order?.paidAt ? null : 'is not paid yet.'
}

/** Its term is over, whether the scheduler has said so or not. */
export function hasRunOut({ state, endsAt }: Pick<Licence, 'state' | 'endsAt'>): boolean {
  return state === 'expired' || (Boolean(endsAt) && new Date(endsAt ?? '') <= new Date())
}
