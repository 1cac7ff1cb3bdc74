import type { Payload } from 'payload'
import { endReminderOf, remindedUntil } from '@/domain/licensing/term'
import { isRented } from '@/domain/order/order-line'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { sendMailsSoon } from '../../mails/send-mails'
import {
  changeReason,
  findEndingBefore,
  findRunOut,
  revokeGrant,
  revokeLicence,
  setPaused,
  writeRunOut,
} from '../../records/licence-changes'
import { findGrantsOfLicences, findLicencesOfOrder } from '../../records/licences'
import { enqueueMail, findMail } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { findOrder } from '../../records/orders'
import { findUpgradesOf } from '../../records/upgraded-licences'
import {
  ENDED_WITH_OLD,
  endUpgradesOf,
  giveBack,
  restoreOne,
  restoreUpgradesOf,
} from '../upgrades/follow-upgrades'
import { isDisputedBefore, problemOfRenewal } from '../upgrades/read-upgradable'
import { usesOfLicence } from './licence-contents'
import { aboutRenewal, fillRenewalCart } from './renewal-cart'

/** Why a licence ended, as its holder reads it. */
export const ENDED_BY_REFUND = 'Its payment was given back.'

export const ENDED_BY_DISPUTE = 'The bank took its payment back.'

const REASONS = [ENDED_BY_REFUND, ENDED_BY_DISPUTE]

/** Not by hand: what became of a payment decides about it. */
export function isEndedByPayment({ revokedReason }: Pick<Licence, 'revokedReason'>): boolean {
  return [...REASONS, ENDED_WITH_OLD].includes(revokedReason ?? '')
}

/** `lines`: of the order; null: all. */
type Ended = { order: string; lines: string[] | null }

/**
 * Ends the licences of an order's lines with their downloads, from the next request on, and what was made of them by an upgrade; a
 * licence that they replaced is its holder's again. Repeated, it completes what was begun.
 */
export async function endLicences(
  payload: Payload,
  { order, lines, reason }: Ended & { reason: string },
): Promise<void> {
  const at = new Date().toISOString()
  for (const licence of await licencesOf(payload, { order, lines })) {
    await revokeLicence(payload, licence.id, { at, reason })
    await changeReason(payload, licence.id, { from: ENDED_WITH_OLD, to: reason })
  }
  for (const licence of await licencesOf(payload, { order, lines })) {
    if (licence.state !== 'revoked') continue
    await followWithGrants(payload, licence)
    await endUpgradesOf(payload, licence)
    const { upgradeOf, renews, number } = licence
    const replaced = upgradeOf ?? renews
    if (replaced) await giveBack(payload, { number: replaced, by: number })
  }
}

/** Gives them back, where no money went back after all. What staff ended by hand stays so. */
export async function restoreLicences(payload: Payload, ended: Ended): Promise<void> {
  for (const licence of await licencesOf(payload, ended)) {
    if (REASONS.includes(licence.revokedReason ?? '')) await restoreOne(payload, licence, REASONS)
    if (licence.supersededBy) await restoreUpgradesOf(payload, licence)
  }
}

/** At the same moment as the licence itself. */
export async function followWithGrants(payload: Payload, { id, revokedAt }: Licence) {
  const grants = await findGrantsOfLicences(payload, [id])
  for (const grant of grants) {
    await revokeGrant(payload, grant.id, revokedAt ?? new Date().toISOString())
  }
}

async function licencesOf(payload: Payload, { order, lines }: Ended): Promise<Licence[]> {
  const licences = await findLicencesOfOrder(payload, order)
  if (lines === null) return licences
  const keys = lines.map((line) => `${order}:${line}`)
  return licences.filter(({ linekey }) => keys.includes(linekey ?? ''))
}

/**
 * While a bank looks at a payment no link opens a download that was paid with it: none of its order, and none of what its licences
 * were upgraded to. The licences themselves go on.
 */
export async function pauseDownloads(
  payload: Payload,
  order: string,
  { isPaused }: { isPaused: boolean },
): Promise<void> {
  for (const licence of await findLicencesOfOrder(payload, order)) {
    const before = isPaused || (await isDisputedBefore(payload, licence))
    await pauseWithUpgrades(payload, licence, { isPaused: before })
  }
}

async function pauseWithUpgrades(
  payload: Payload,
  licence: Licence,
  { isPaused }: { isPaused: boolean },
): Promise<void> {
  const grants = await findGrantsOfLicences(payload, [licence.id])
  const others = grants.filter(({ pausedAt }) => Boolean(pausedAt) !== isPaused)
  for (const { id } of others) await setPaused(payload, id, isPaused ? new Date() : null)

  for (const upgrade of await findUpgradesOf(payload, licence.number)) {
    const own = (await findOrder(payload, idOf(upgrade.order)))?.state === 'disputed'
    await pauseWithUpgrades(payload, upgrade, { isPaused: isPaused || own })
  }
}

/** Writes down which terms are over: a licence that was renewed goes on as its renewal, any other has expired. Safe to repeat. */
export async function endTerms(payload: Payload, now = new Date()): Promise<void> {
  for (const licence of await findRunOut(payload, now)) {
    await recordEnd(payload, licence)
    await writeRunOut(payload, licence)
  }
}

/** Before its row says so: what was written there is not looked for again. */
async function recordEnd(payload: Payload, licence: Licence): Promise<void> {
  const { number, order, endsAt, supersededBy } = licence
  await recordOrderEvent(payload, {
    order: idOf(order),
    kind: 'licence_expired',
    by: 'shop',
    key: `expired:${number}`,
    details: { licence: number, endsAt, ...(supersededBy ? { next: supersededBy } : {}) },
  })
}

/**
 * Before a licence ends its buyer gets two mails, each once. They are about the contract, not about news: no choice of mails keeps
 * them back.
 */
export async function remindOfEnds(payload: Payload, now = new Date()): Promise<void> {
  const ending = await findEndingBefore(payload, { now, until: remindedUntil(now) })
  for (const licence of ending) await remindOnce(payload, licence, now)
  if (ending.length > 0) sendMailsSoon(payload)
}

async function remindOnce(payload: Payload, licence: Licence, now: Date): Promise<void> {
  const uses = usesOfLicence(licence)
  // Its own mails tell of a rental's end, and of what renews it.
  if (isRented({ uses })) return
  const term = { endsAt: licence.endsAt ?? '', months: uses[0]?.months ?? 0 }
  const days = endReminderOf(term, now)
  if (days === null) return

  const mailkey = `renewal:${licence.id}:${days}`
  if (await findMail(payload, mailkey)) return
  const order = await findOrder(payload, idOf(licence.order))
  if (!order?.email || problemOfRenewal(licence, order)) return
  const about = aboutRenewal({ licence: licence.id, cart: await fillRenewalCart(payload, licence) })
  await enqueueMail(payload, { mailkey, kind: 'renewal', to: order.email, about })
}
