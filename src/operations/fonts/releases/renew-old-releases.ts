import type { Payload } from 'payload'
import { refreshPages } from '../../site/page-cache/refresh-pages'
import { runExclusive } from '../../run-exclusive'
import { refreshTypeface } from '../refresh-typeface'
import { findTypefacesToRenew } from './release-records'

/**
 * What an older shop worked out of its masters lacks what was asked for since, such as the masters of a release or the blocks
 * of characters. It is worked out anew, one typeface after another, while the shop is open.
 */
export async function renewOldReleases(payload: Payload): Promise<void> {
  const typefaces = await findTypefacesToRenew(payload)
  for (const typeface of typefaces) {
    await runExclusive(typeface, () => refreshTypeface(payload, typeface)).catch((error: unknown) =>
      payload.logger.error({
        err: error,
        msg: `Typeface ${typeface} could not be brought up to date`,
      }),
    )
  }
  if (typefaces.length > 0) await refreshPages(payload)
}
