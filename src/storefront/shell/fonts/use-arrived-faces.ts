import { use, useState } from 'react'
import { useInBrowser } from '../../ui/use-in-browser'
import { isInlined } from './browser-fonts'
import { loadFaces } from './font-state'

/** So long a page that is entered inside the shop waits for the face that it begins with; a page of many faces longer. */
const PATIENCE_MS = { one: 300, many: 1000 }
const KEPT_MS = 1000

const arrivals = new Map<string, Promise<boolean>>()

/**
 * Whether the faces are there when their page enters: until then, but not for long, the page before stays. A page that loads in
 * full waits for none. Only those of the first time are waited for.
 */
export function useArrivedFaces(listFaces: () => string[]): boolean {
  const isHydrated = useInBrowser(() => true, false)
  const [arrival] = useState(() => (isHydrated ? arrivalOf(listFaces()) : null))
  return arrival !== null && use(arrival)
}

/** The same promise for as long as React may ask again. */
function arrivalOf(faces: string[]): Promise<boolean> {
  const key = faces.join()
  const known = arrivals.get(key)
  if (known) return known

  const patienceMs = faces.length > 1 ? PATIENCE_MS.many : PATIENCE_MS.one
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  const arrival = Promise.race([loadFaces(faces, ' '), patience])
  arrivals.set(key, arrival)
  void arrival.then((isThere) => {
    if (!isThere) setTimeout(() => arrivals.delete(key), KEPT_MS)
  })
  return arrival
}

/** Whether a face came with the document. A page that is entered by a link inside the shop brings none of its own. */
export function useInlined(face: string | null): boolean {
  return useInBrowser(() => face !== null && isInlined(face), face !== null)
}
