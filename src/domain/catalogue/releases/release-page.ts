import type { TypefaceRow } from '../typeface-view'
import type { ReleaseEntry } from './release-entry'

/** A release with the face its letters are shown in. */
export type ShownRelease = ReleaseEntry & { face: TypefaceRow['sampleFace'] }

/** What the page of a typeface's releases shows: those of its children too, newest first. */
export type ReleasePageView = Pick<TypefaceRow, 'name' | 'slug' | 'inItself' | 'line'> & {
  releases: ShownRelease[]
}
