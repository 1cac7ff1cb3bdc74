import { resolve } from 'node:path'
import type { DocumentFaces } from './document-types'

const TEXT = resolve('src/delivery/documents/faces/bricolage-regular.ttf')
const BOLD = resolve('src/delivery/documents/faces/bricolage-bold.ttf')

/** Greek, Cyrillic and Vietnamese letters. */
const FALLBACK = resolve('src/seed/masters/alegreya/Alegreya-Regular.ttf')
const BOLD_FALLBACK = resolve('src/seed/masters/alegreya/Alegreya-Bold.ttf')

/** Every document is set in the interface's face, its number and total in the typeface it is about. */
export function documentFaces(heading: string | null): DocumentFaces {
  return {
    ...{ text: TEXT, bold: BOLD, heading: heading ?? BOLD },
    ...{ fallbacks: [FALLBACK], boldFallbacks: [BOLD_FALLBACK] },
  }
}
