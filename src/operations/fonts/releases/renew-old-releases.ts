import type { Payload } from 'payload'
import { runFontJob } from '@/fonts/run-font-job'
import { refreshPages } from '../../site/page-cache/refresh-pages'
import { runExclusive } from '../../run-exclusive'
import { masterPath } from '../compute-line-metrics'
import { findMasteredStyles, setFeatures } from '../font-records'
import type { MasteredStyle } from '../merge-facts'
import { refreshTypeface } from '../refresh-typeface'
import { drawOldReleases } from './draw-old-releases'
import { findTypefacesToRenew } from './release-records'

/**
 * Releases made by an older version of the shop lack what was added since, such as their masters, the blocks of characters or the
 * outlines that they drew anew. They are derived again, one typeface after another, while the shop is open.
 */
export async function renewOldReleases(payload: Payload): Promise<void> {
  const typefaces = await findTypefacesToRenew(payload)
  for (const typeface of typefaces) {
    await runExclusive(typeface, () => renew(payload, typeface)).catch((error: unknown) =>
      payload.logger.error({
        err: error,
        msg: `Typeface ${typeface} could not be brought up to date`,
      }),
    )
  }
  const drawn = await drawOldReleases(payload)
  if (typefaces.length + drawn > 0) await refreshPages(payload)
}

async function renew(payload: Payload, typeface: string): Promise<void> {
  const styles = (await findMasteredStyles(payload, typeface)) as MasteredStyle[]
  for (const style of styles) {
    const { features } = await runFontJob({ kind: 'inspect', master: masterPath(style) })
    await setFeatures(payload, { style, features })
  }
  await refreshTypeface(payload, typeface)
}
