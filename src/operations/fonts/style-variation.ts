import { mergeVariation, type Variation } from '@/domain/catalogue/variation/merge-variation'
import { parseStoredOverrides } from '@/domain/catalogue/variation/variation-overrides'
import type { FontFacts } from '@/fonts/font-facts'
import type { Style } from '@/payload-types'

/** The axes and instances of a style's file as visitors see them: on its pages, and in the facts its family is filtered by. */
export function variationOf(
  style: Pick<Style, 'variation' | 'defaultCoordinates'> & { facts?: unknown },
): Variation {
  return mergeVariation(style.facts as FontFacts, {
    overrides: parseStoredOverrides(style.variation),
    position: (style.defaultCoordinates ?? {}) as Record<string, number>,
  })
}
