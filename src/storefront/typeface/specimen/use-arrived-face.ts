import { use, useState, useSyncExternalStore } from 'react'
import { loadFaces } from '../../shell/fonts/font-state'

/** So long a page that is entered inside the shop waits for the face that it begins with. */
const PATIENCE_MS = 300
const KEPT_MS = 1000

const arrivals = new Map<string, Promise<boolean>>()

/** Whether a face is there when its page enters: until then, but not for long, the page before stays. A page that loads in full waits for none. */
export function useArrivedFace(face: string): boolean {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [isEntered] = useState(isHydrated)
  return isEntered && use(arrivalOf(face))
}

/** The same promise for as long as React may ask again. */
function arrivalOf(face: string): Promise<boolean> {
  const known = arrivals.get(face)
  if (known) return known

  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  const arrival = Promise.race([loadFaces([face], ' '), patience])
  arrivals.set(face, arrival)
  void arrival.then((isThere) => {
    if (!isThere) setTimeout(() => arrivals.delete(face), KEPT_MS)
  })
  return arrival
}
