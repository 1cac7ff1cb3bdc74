import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import {
  restoreGrant,
  restoreLicence,
  revokeGrant,
  revokeLicence,
} from '../licences/licence-end-records'
import { findGrantsOfLicences } from '../licences/licence-records'
import { claimLicence, findLicenceByNumber, findUpgradesOf, linkReplaced } from './held-records'

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
export async function restoreOne(
  payload: Payload,
  licence: Licence,
  reasons: string[],
): Promise<void> {
  const { id, revokedAt } = licence
  if (!revokedAt || !(await takeBack(payload, licence))) return
  for (const grant of await findGrantsOfLicences(payload, [id]))
    await restoreGrant(payload, grant.id, revokedAt)
  await restoreLicence(payload, id, {
    reasons,
    state: licence.supersededBy ? 'superseded' : 'active',
  })
}

/** The licence it had replaced is replaced by it again; false: another upgrade has that one by now. */
async function takeBack(payload: Payload, { upgradeOf, number }: Licence): Promise<boolean> {
  if (!upgradeOf) return true
  const at = new Date().toISOString()
  if (await claimLicence(payload, 'upgrade', { number: upgradeOf, by: number, at })) return true
  await linkReplaced(payload, { number: upgradeOf, by: number, at })
  return (await findLicenceByNumber(payload, upgradeOf))?.supersededBy === number
}

async function endGrants(payload: Payload, number: string): Promise<void> {
  const licence = await findLicenceByNumber(payload, number)
  if (licence?.state !== 'revoked' || !licence.revokedAt) return
  for (const grant of await findGrantsOfLicences(payload, [licence.id]))
    await revokeGrant(payload, grant.id, licence.revokedAt)
}
