import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { findOrder } from '../order-records'
import { findUpgradesOf } from '../upgrades/held-records'
import { isDisputedBefore } from '../upgrades/is-disputed'
import { setPaused } from './licence-end-records'
import { findGrantsOfLicences, findLicencesOfOrder } from './licence-records'

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
