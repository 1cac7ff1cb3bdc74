import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import {
  restoreGrant,
  restoreLicence,
  revokeGrant,
  revokeLicence,
} from '../../records/licence-changes'
import { findGrantsOfLicences } from '../../records/licences'
import {
  claimLicence,
  findLicenceByNumber,
  findUpgradesOf,
  linkReplaced,
  releaseLicence,
} from '../../records/upgraded-licences'
import { stylesOfLicence } from '../licences/licence-contents'

/** Why a licence ended whose own payment stayed. */
export const ENDED_WITH_OLD = 'What was paid for the licence it was upgraded from was given back.'

/** Ends what was made of an ended licence: it was paid with that licence's money. */
export async function endUpgradesOf(payload: Payload, licence: Licence): Promise<void> {
  for (const upgrade of await findUpgradesOf(payload, licence.number)) {
    const at = new Date().toISOString()
    await revokeLicence(payload, upgrade.id, { at, reason: ENDED_WITH_OLD })
    await endGrants(payload, upgrade.number)
    await endUpgradesOf(payload, upgrade)
  }
}

/** Gives them back, where that money stayed after all. */
export async function restoreUpgradesOf(payload: Payload, licence: Licence): Promise<void> {
  for (const upgrade of await findUpgradesOf(payload, licence.number)) {
    if (upgrade.revokedReason === ENDED_WITH_OLD)
      await restoreOne(payload, upgrade, [ENDED_WITH_OLD])
    await restoreUpgradesOf(payload, upgrade)
  }
}

/** With its downloads, from what it ended for on. */
export async function restoreOne(payload: Payload, licence: Licence, reasons: string[]) {
  const { id, revokedAt } = licence
  if (!revokedAt || !(await takeBack(payload, licence))) return
  for (const grant of await findGrantsOfLicences(payload, [id]))
    await restoreGrant(payload, grant.id, revokedAt)
  await closeExchanged(payload, licence)
  const state = (await isUpgraded(payload, licence)) ? 'superseded' : 'active'
  await restoreLicence(payload, id, { reasons, state })
}

/** A style that was exchanged is its holder's no more: of an upgrade the fonts of before stay, which are all in it. */
export async function closeExchanged(payload: Payload, licence: Licence): Promise<void> {
  const old = licence.upgradeOf ? await findLicenceByNumber(payload, licence.upgradeOf) : null
  if (!old?.supersededAt || holdsAllOf(licence, old)) return
  for (const grant of await findGrantsOfLicences(payload, [old.id]))
    await revokeGrant(payload, grant.id, old.supersededAt)
}

export function holdsAllOf(licence: Licence, old: Licence): boolean {
  const held = stylesOfLicence(licence).map(({ id }) => id)
  return stylesOfLicence(old).every(({ id }) => held.includes(id))
}

/** Gives a licence back to its holder that another had replaced, with the downloads that had closed by that. */
export async function giveBack(payload: Payload, { number, by }: { number: string; by: string }) {
  const old = await findLicenceByNumber(payload, number)
  await releaseLicence(payload, { number, by })
  if (!old?.supersededAt || old.supersededBy !== by) return
  for (const grant of await findGrantsOfLicences(payload, [old.id]))
    await restoreGrant(payload, grant.id, old.supersededAt)
}

/** The licence it had replaced is replaced by it again; false: another upgrade has that one by now. */
async function takeBack(payload: Payload, licence: Licence): Promise<boolean> {
  const { upgradeOf, renews, number: by } = licence
  const number = upgradeOf ?? renews
  if (!number) return true
  const claim = { number, by, at: new Date().toISOString() }
  if (await claimLicence(payload, upgradeOf ? 'upgrade' : 'renewal', claim)) return true
  await linkReplaced(payload, claim)
  return (await findLicenceByNumber(payload, number))?.supersededBy === by
}

/** A renewal leaves the licence it renews in force until its end. */
async function isUpgraded(payload: Payload, { number, supersededBy }: Licence): Promise<boolean> {
  if (!supersededBy) return false
  return (await findLicenceByNumber(payload, supersededBy))?.upgradeOf === number
}

async function endGrants(payload: Payload, number: string): Promise<void> {
  const licence = await findLicenceByNumber(payload, number)
  if (licence?.state !== 'revoked' || !licence.revokedAt) return
  for (const grant of await findGrantsOfLicences(payload, [licence.id]))
    await revokeGrant(payload, grant.id, licence.revokedAt)
}
