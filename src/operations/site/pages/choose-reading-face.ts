import type { Payload } from 'payload'
import type { Typeface } from '@/payload-types'
import { findPreviewFiles } from '../../fonts/font-records'
import type { StyleRow } from '../../catalogue/catalogue-records'
import { readCatalogue } from '../../catalogue/typefaces/list-typefaces'
import type { Catalogue } from '../../catalogue/typefaces/typeface-rows'

export type ReadingFace = {
  id: string
  name: string
  slug: string
  foundry: string | null
  /** URLs of its browser fonts; null: not made yet. */
  regular: string | null
  italic: string | null
}

export const REGULAR = 'Regular'
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
    id: typeface.id,
    name: typeface.name,
    slug: typeface.slug,
    foundry: typeface.foundry ?? null,
    regular: urlOf(REGULAR),
    italic: urlOf(ITALIC),
  }
}

type WithStyles = { typeface: Typeface; styles: StyleRow[] }

function fullestSerif({ typefaces, stylesOf }: Catalogue): WithStyles | undefined {
  return typefaces
    .filter(({ category }) => category === 'serif')
    .map((typeface) => ({ typeface, styles: stylesOf.get(typeface.id) ?? [] }))
    .filter(({ styles }) => [REGULAR, ITALIC].every((name) => has(styles, name)))
    .toSorted((a, b) => (b.typeface.scripts?.length ?? 0) - (a.typeface.scripts?.length ?? 0))[0]
}

function has(styles: { name: string }[], name: string): boolean {
  return styles.some((style) => style.name === name)
}
