import type { Payload } from 'payload'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { FontRefused } from '@/fonts/font-refused'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { computeLineMetrics } from '../../fonts/compute-line-metrics'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { findStylesWithFacts } from '../../catalogue/catalogue-records'
import { chooseReadingFace, REGULAR, type ReadingFace } from './choose-reading-face'

/** `title`: what its title needs to fill the measure; null where the typeface cannot write it. */
export type ReadingSetting = ReadingFace & { title: LineMetrics | null }

/** How a page to read is set: in which typeface, its title already on the measure. */
export async function typesetReadingPage(
  payload: Payload,
  title: string,
): Promise<ReadingSetting | null> {
  const face = await chooseReadingFace(payload)
  return face && { ...face, title: await measureTitle(payload, { face, title }) }
}

async function measureTitle(
  payload: Payload,
  { face, title }: { face: ReadingFace; title: string },
): Promise<LineMetrics | null> {
  const styles = await findStylesWithFacts(payload, [face.id])
  const regular = styles.find(({ name }) => name === REGULAR)
  if (!regular) return null
  try {
    const run = { text: title, lang: 'en', dir: 'ltr' } as const
    return await computeLineMetrics(run, [regular as MasteredStyle])
  } catch (error) {
    // The browser sets it on the measure by itself, a moment later.
    if (error instanceof FontRefused || error instanceof FontJobFailed) return null
    throw error
  }
}
