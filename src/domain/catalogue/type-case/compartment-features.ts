import { ownValue } from '../../own-value'

/** The OpenType features that a compartment of the type case sets a text in, the telling one first. */
export const COMPARTMENT_FEATURES: Readonly<Record<string, readonly string[]>> = {
  'feature:smcp': ['smcp'],
  'feature:onum': ['onum'],
  'feature:frac': ['frac'],
  'feature:zero': ['zero', 'lnum'],
}

/** Of the features that somebody switched on, the compartments that stand for them. */
export function compartmentsOfFeatures(tags: readonly string[]): string[] {
  return Object.entries(COMPARTMENT_FEATURES).flatMap(([key, [telling = '']]) =>
    tags.includes(telling) ? [key] : [],
  )
}

export function featuresOfCompartments(keys: readonly string[]): string[] {
  return keys.flatMap((key) => ownValue(COMPARTMENT_FEATURES, key) ?? [])
}
