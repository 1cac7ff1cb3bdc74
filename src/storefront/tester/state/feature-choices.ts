import type { CSSProperties } from 'react'
import { FEATURE_WORDS } from '@/domain/catalogue/features'
import type { Feature } from '@/domain/catalogue/typeface-view'
import { ownValue } from '@/domain/own-value'

/** Features a script requires, or that list all others: nothing to choose. */
const NOT_A_CHOICE = new Set(
  (
    'aalt abvs akhn blwf blws ccmp cjct fin2 fin3 fina half haln init isol ljmo locl ltra ltrm ' +
    'mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf rtla rtlm rvrn stch tjmo vatu vjmo'
  ).split(' '),
)

/** The features a visitor may switch, in the order of the typeface. */
export function choosableFeatures(features: Feature[]): Feature[] {
  return features.filter(({ tag }) => !NOT_A_CHOICE.has(tag))
}

/** Of fonts that were read before samples were. */
const UNKNOWN = 'Hagy&1'

/** A few letters that show the feature; null where none of those that visitors may set do. */
export function featureSpecimen({ tag, sample }: Feature): string | null {
  return sample === undefined ? (ownValue(FEATURE_WORDS, tag) ?? UNKNOWN) : sample
}

/** The style sheet takes the feature away on pointing. */
export function featureStyle(tag: string): CSSProperties {
  return { '--with': `"${tag}" 1`, '--without': `"${tag}" 0` } as CSSProperties
}
