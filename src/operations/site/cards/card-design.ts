import { createHash } from 'node:crypto'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { directionOf } from '@/domain/catalogue/typed-text'
import type { Direction } from '@/domain/catalogue/typeface-view'
import { countOf } from '@/domain/words'
import type { Typeface } from '@/payload-types'
import type { StyleRow } from '../../records/published-catalogue'
import { type Catalogue, childrenOf, topmostIn } from '../../catalogue/typefaces/typeface-rows'

/** What stands on a picture for sharing. */
export type CardDesign = {
  run: { text: string; lang: string; dir: Direction }
  /** The styles it is set in, all of one typeface; null: it is set in the interface's typeface. */
  face: { typeface: string; styles: StyleRow[] } | null
  captions: string[]
}

/** To be raised when cards are drawn otherwise: each is then made anew. */
const EDITION = 1

/** A typeface's name, set in itself. */
export function designTypefaceCard(
  catalogue: Catalogue,
  { typeface, shop }: { typeface: Typeface; shop: string },
): CardDesign {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const styleCount = families.flatMap(({ id }) => catalogue.stylesOf.get(id) ?? []).length
  const { name, menuText, lang, dir } = typeface
  return {
    run: { text: menuText || name, lang: lang ?? 'en', dir: dir ?? 'ltr' },
    face: faceOf(catalogue, families),
    captions: [shop, countOf(styleCount, 'style')],
  }
}

/** Words of the shop's, in the typeface that stands first in its list. */
export function designWordsCard(
  catalogue: Catalogue,
  { words, captions }: { words: string; captions: string[] },
): CardDesign {
  const families = topmostIn(catalogue.typefaces).flatMap((typeface) => [
    typeface,
    ...childrenOf(catalogue, typeface.id),
  ])
  return {
    run: { text: words, lang: 'en', dir: directionOf(words) },
    face: faceOf(catalogue, families),
    captions,
  }
}

/** The same version means the same picture. */
export function versionOfCard({ run, face, captions }: CardDesign): string {
  const cuts = face?.styles.map(({ id, master, weight, slope, defaultCoordinates }) => [
    ...[id, master, weight, slope],
    defaultCoordinates ?? {},
  ])
  const text = JSON.stringify([EDITION, run.text, run.lang, run.dir, cuts ?? null, captions])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A superfamily without styles of its own is set in those of its first child that has some. */
function faceOf({ stylesOf }: Catalogue, families: Typeface[]): CardDesign['face'] {
  const family = families.find(({ id }) => (stylesOf.get(id) ?? []).length > 0)
  if (!family) return null
  return { typeface: family.id, styles: chooseNameStyles(stylesOf.get(family.id) ?? []) }
}
