import type { Payload } from 'payload'
import type { Period } from '@/domain/reports/period'
import {
  addToRoyalties,
  type RoyaltyStatement,
  startRoyalties,
  statementsOf,
} from '@/domain/reports/royalties'
import { readMovements } from './read-movements'
import { findShares } from './share-records'

/** What each designer is owed for a period; `designer`: one of them alone. */
export async function readRoyalties(
  payload: Payload,
  { period, designer }: { period: Period; designer?: string | null },
): Promise<RoyaltyStatement[]> {
  const royalties = startRoyalties(await findShares(payload))
  for await (const movement of readMovements(payload, period)) addToRoyalties(royalties, movement)
  return statementsOf(royalties).filter((one) => !designer || one.designer.key === designer)
}
