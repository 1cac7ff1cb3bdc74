import { useSyncExternalStore } from 'react'
import { isInlined } from './browser-fonts'

/** Whether a face came with the document. A page that is entered by a link inside the shop brings none of its own. */
export function useInlined(face: string | null): boolean {
  return useSyncExternalStore(
    never,
    () => face !== null && isInlined(face),
    () => face !== null,
  )
}

function never(): () => void {
  return () => {}
}
