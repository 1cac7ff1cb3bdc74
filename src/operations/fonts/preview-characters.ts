import type { CharacterChoice } from '@/fonts/font-job'
import type { Typeface } from '@/payload-types'

/** The characters that the foundry lets previews of a typeface hold. */
export function previewCharactersOf({
  previewSet,
  previewCharacters,
}: Pick<Typeface, 'previewSet' | 'previewCharacters'>): CharacterChoice {
  return { set: previewSet ?? 'standard', extra: previewCharacters || undefined }
}
