import type { Payload } from 'payload'
import { clientKey } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import { NotFound } from '@/domain/request-error'
import { asShopError } from '../../as-shop-error'
import { countRequest } from '../../limits/count-requests'
import { findLicenceByCheckkey } from '../../orders/licences/check-key-records'

export type CheckRefusal = { status: number; message: string; retryAfterInSeconds?: number }

/** Counts a look at a licence's page, and says why it is not shown; null: it is. */
export async function refuseCheck(
  payload: Payload,
  { key, client }: { key: string; client: string | null },
): Promise<CheckRefusal | null> {
  try {
    if (client) await countRequest(payload, LIMITS.licenceCheck, clientKey(client))
    if (!(await findLicenceByCheckkey(payload, key))) throw new NotFound('licence')
    return null
  } catch (error) {
    const known = asShopError(error)
    if (!known) throw error
    const { status, message, retryAfterInSeconds } = known
    return { status, message, ...(retryAfterInSeconds ? { retryAfterInSeconds } : {}) }
  }
}
