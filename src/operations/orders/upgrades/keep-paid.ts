import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { findLicencesOfOrder } from '../licences/licence-records'
import { findUpgradesOf, writePaid } from './held-records'
import { readPaid } from './read-paid'

/** What is left of what was paid for an order's licences, and for all that was made of them. Safe to repeat. */
export async function keepPaid(payload: Payload, order: string): Promise<void> {
  for (const licence of await findLicencesOfOrder(payload, order)) await keep(payload, licence)
}

async function keep(payload: Payload, licence: Licence): Promise<void> {
  await writePaid(payload, licence.number, await readPaid(payload, licence))
  for (const upgrade of await findUpgradesOf(payload, licence.number)) await keep(payload, upgrade)
}
