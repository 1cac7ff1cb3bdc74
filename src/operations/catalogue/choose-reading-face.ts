import type { Payload } from 'payload'
import { previewFaceName } from '@/domain/catalogue/font-face-names'
import { readCatalogue } from './list-typefaces'
import type { Catalogue } from './typeface-rows'

export type ReadingFace = {
  name: string
  slug: string
  foundry: string | null
  text: string
  italic?: string
}

/** A text typeface of the catalogue for pages to read: a serif with a regular and its italic, the fullest one. */
export async function chooseReadingFace(payload: Payload): Promise<ReadingFace | null> {
  return readingFaceOf(await readCatalogue(payload))
}

export function readingFaceOf({ typefaces, stylesOf }: Catalogue): ReadingFace | null {
  const candidates = typefaces
    .filter(({ category }) => category === 'serif')
    .map((typeface) => ({ typeface, styles: stylesOf.get(typeface.id) ?? [] }))
    .filter(({ styles }) => ['Regular', 'Italic'].every((name) => has(styles, name)))
    .toSorted((a, b) => (b.typeface.scripts?.length ?? 0) - (a.typeface.scripts?.length ?? 0))

  const chosen = candidates[0]?.typeface
  if (!chosen) return null
  return {
    name: chosen.name,
    slug: chosen.slug,
    foundry: chosen.foundry ?? null,
    text: previewFaceName(chosen.name, 'Regular'),
    italic: previewFaceName(chosen.name, 'Italic'),
  }
}

function has(styles: { name: string }[], name: string): boolean {
  return styles.some((style) => style.name === name)
}
