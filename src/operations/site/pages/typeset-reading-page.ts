import type { Payload } from 'payload'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { FontRefused } from '@/fonts/font-refused'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { computeLineMetrics } from '../../fonts/compute-line-metrics'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { findStylesWithFacts } from '../../catalogue/catalogue-records'
import { chooseReadingFace, REGULAR, type ReadingFace } from './choose-reading-face'

/** `title`: the line metrics with which the title fills the measure; null where the typeface cannot write it. */
export type ReadingSetting = ReadingFace & { title: LineMetrics | null }

/** The typeface a page of text is set in, and the line metrics of its title. */
export async function typesetReadingPage(
  payload: Payload,
  title: string,
): Promise<ReadingSetting | null> {
  const face = await chooseReadingFace(payload)
  return face && { ...face, title: await computeTitleMetrics(payload, { face, title }) }
}

async function computeTitleMetrics(
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
    // The browser then fits the title by itself, a moment later.
    if (error instanceof FontRefused || error instanceof FontJobFailed) return null
    throw error
  }
}
