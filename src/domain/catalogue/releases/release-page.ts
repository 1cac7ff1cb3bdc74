import type { TypefaceRow } from '../typeface-view'
import type { RedrawnGlyphs } from './redrawn'
import type { ReleaseEntry } from './release-entry'

/** A release with the letters it drew anew, as far as a preview may show them. */
export type DrawnRelease = ReleaseEntry & { drawn: RedrawnGlyphs | null }

/** The same with the face its letters are shown in. */
export type ShownRelease = DrawnRelease & { face: TypefaceRow['sampleFace'] }

/** What the page of a typeface's releases shows: those of its children too, newest first. */
export type ReleasePageView = Pick<TypefaceRow, 'name' | 'slug' | 'inItself' | 'line'> & {
  releases: ShownRelease[]
}
