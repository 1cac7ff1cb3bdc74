import type { Payload } from 'payload'
import { clientKey } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import { asShopError } from '../as-shop-error'
import { assertNotUsedUp } from '../limits/count-requests'
import { findGrant } from './download-records'
import { findDownload, grantOfToken } from './find-download'
import { prepareDownload } from './open-download'

export type DownloadRefusal = {
  status: number
  message: string
  /** A link to trial fonts: no page of an order makes a new one. */
  isTrial: boolean
  retryAfterInSeconds?: number
}

/**
 * Why a link gives no download to whoever asks; null: it gives one. Nothing is counted here, but an archive is built: what fails
 * in that is told too.
 */
export async function findRefusal(
  payload: Payload,
  { token, client }: { token: string; client: string | null },
): Promise<DownloadRefusal | null> {
  try {
    const found = await findDownload(payload, token)
    const grant = grantOfToken(token) ?? ''
    await assertNotUsedUp(payload, LIMITS.downloadOfGrant, grant)
    if (client) await assertNotUsedUp(payload, LIMITS.download, clientKey(client, grant))
    await prepareDownload(payload, found)
    return null
  } catch (error) {
    const known = asShopError(error)
    if (!known) throw error
    const { status, message, retryAfterInSeconds } = known
    return {
      status,
      message,
      isTrial: status === 410 && (await isOfTrial(payload, token)),
      ...(retryAfterInSeconds ? { retryAfterInSeconds } : {}),
    }
  }
}

async function isOfTrial(payload: Payload, token: string): Promise<boolean> {
  const grant = grantOfToken(token)
  return grant !== null && (await findGrant(payload, grant))?.kind === 'trial'
}
