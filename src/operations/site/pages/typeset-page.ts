import type { Payload } from 'payload'
import { pick } from '@/domain/own-value'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { FontRefused } from '@/fonts/font-refused'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { shared } from '@/platform/shared'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import type { Catalogue } from '../../catalogue/typefaces/typeface-rows'
import { computeLineMetrics } from '../../fonts/measure-line'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { findPreviewFiles } from '../../records/font-files'
import { findStylesWithFacts } from '../../records/published-catalogue'

/** `title`: the line metrics with which the title fills the measure; null where the typeface cannot write it. */
type ReadingSetting = ReadingFace & { title: LineMetrics | null }

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

const MOST_KEPT = 50

const settings = shared('typeset headings', () => new Map<string, Promise<ReadingSetting | null>>())

/** The same for a page that is made for each visitor: measured once a heading and face, not once a visit. */
export async function typesetHeading(
  payload: Payload,
  title: string,
): Promise<ReadingSetting | null> {
  const face = await chooseReadingFace(payload)
  const key = `${title} ${face?.regular ?? ''}`
  const known = settings.get(key)
  if (known) return known
  const setting = typesetReadingPage(payload, title)
  if (settings.size >= MOST_KEPT) settings.clear()
  settings.set(key, setting)
  setting.catch(() => settings.delete(key))
  return setting
}

type ReadingFace = {
  id: string
  name: string
  slug: string
  foundry: string | null
  /** URLs of its browser fonts; null: not made yet. */
  regular: string | null
  italic: string | null
}

const REGULAR = 'Regular'

const ITALIC = 'Italic'

/** The catalogue's typeface for pages of text: of the serifs with a regular and an italic, the one with the most scripts. */
export async function chooseReadingFace(
  payload: Payload,
  known?: Catalogue,
): Promise<ReadingFace | null> {
  const catalogue = known ?? (await readCatalogue(payload))
  const chosen = fullestSerif(catalogue)
  if (!chosen) return null
  const { typeface, styles } = chosen
  const files = await findPreviewFiles(payload, [typeface.id])
  const urlOf = (name: string) => {
    const style = styles.find((one) => one.name === name)
    const file = files.find((one) => one.style === style?.id && !one.isMenuPreview)
    return file ? `/api/font-files/file/${file.filename}` : null
  }

  return {
    ...pick(typeface, ['id', 'name', 'slug']),
    foundry: typeface.foundry ?? null,
    regular: urlOf(REGULAR),
    italic: urlOf(ITALIC),
  }
}

function fullestSerif({ typefaces, stylesOf }: Catalogue) {
  return typefaces
    .filter(({ category }) => category === 'serif')
    .map((typeface) => ({ typeface, styles: stylesOf.get(typeface.id) ?? [] }))
    .filter(({ styles }) => [REGULAR, ITALIC].every((name) => has(styles, name)))
    .toSorted((a, b) => (b.typeface.scripts?.length ?? 0) - (a.typeface.scripts?.length ?? 0))[0]
}

function has(styles: { name: string }[], name: string): boolean {
  return styles.some((style) => style.name === name)
}
