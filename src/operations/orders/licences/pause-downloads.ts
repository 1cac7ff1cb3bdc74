import type { Payload } from 'payload'
import { setPaused } from './licence-end-records'
import { findGrantsOfLicences, findLicencesOfOrder } from './licence-records'

/** While a bank looks at a payment no link of its order opens a download; the licences themselves go on. */
export async function pauseDownloads(
  payload: Payload,
  order: string,
  { isPaused }: { isPaused: boolean },
): Promise<void> {
  const licences = await findLicencesOfOrder(payload, order)
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  const others = grants.filter(({ pausedAt }) => Boolean(pausedAt) !== isPaused)
  for (const { id } of others) await setPaused(payload, id, isPaused ? new Date() : null)
}
