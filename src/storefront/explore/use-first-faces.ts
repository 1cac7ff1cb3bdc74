import { useArrivedFaces } from '../shell/fonts/use-arrived-faces'
import type { ExploreEntry } from './explore-entry'
import type { SetCompartment } from './type-case'

/** As in type-case.css: there the case is one line, wider than the window. */
const PHONE = { most: 760, compartment: 64 }

/** Rows that a window shows at once, or that are near enough for their faces to be loaded. */
const ROWS = { desk: 3, phone: 5 }

/** Explore enters with its case full and its rows set: for their faces the page before waits a moment. */
export function useFirstFaces(compartments: SetCompartment[], rows: ExploreEntry[]): void {
  useArrivedFaces(() => {
    const isPhone = innerWidth <= PHONE.most
    const inCase = isPhone ? Math.ceil(innerWidth / PHONE.compartment) : compartments.length
    const faces = [
      ...compartments.slice(0, inCase).map(({ caseFace }) => caseFace.face),
      ...rows.slice(0, isPhone ? ROWS.phone : ROWS.desk).map(({ face }) => face),
    ]
    return [...new Set(faces.filter(Boolean))]
  })
}
