import type { Payload } from 'payload'
import type { FontFacts } from '@/fonts/font-facts'
import { toCodepoints } from '@/fonts/recipes/characters-in'
import { charactersShown } from '@/fonts/recipes/character-sets'
import type { Typeface } from '@/payload-types'
import { findStylesWithFacts } from '../../../catalogue/catalogue-records'
import { idOf } from '../../../id-of'

/** By style. */
export type CharactersOf = ReadonlyMap<string, string[]>

/** What is not seen by itself: spaces, marks that join another letter, controls. */
const UNSEEN = /^[\p{Z}\p{C}\p{M}]$/u

/** The characters that the previews of these typefaces may show. */
export async function readCharacters(
  payload: Payload,
  typefaces: Typeface[],
): Promise<CharactersOf> {
  if (typefaces.length === 0) return new Map()
  const choices = new Map(
    typefaces.map(({ id, previewSet, previewCharacters }) => [
      id,
      { set: previewSet ?? 'standard', extra: previewCharacters ?? '' } as const,
    ]),
  )
  const styles = await findStylesWithFacts(payload, [...choices.keys()])
  return new Map(
    styles.map((style) => {
      const choice = choices.get(idOf(style.typeface)) ?? { set: 'standard' }
      return [style.id, charactersShown(charactersIn(style.facts), choice)]
    }),
  )
}

function charactersIn(facts: unknown): string[] {
  const { codepoints = [] } = (facts ?? {}) as Partial<FontFacts>
  return [...toCodepoints(codepoints)]
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !UNSEEN.test(character))
}
