import { useSyncExternalStore } from 'react'

/** As the style sheet has it: on a phone the same text is set half as large again. */
const PHONE = { width: 760, part: 0.015 }
const DESK_PART = 0.01
const ASSUMED_WIDTH = 1280

/** Pixels for one hundredth of the window's width, by which the sheet measures its size. */
export function usePixelsASize(): number {
  const width = useSyncExternalStore(
    onResize,
    () => innerWidth,
    () => ASSUMED_WIDTH,
  )
  return width * (width <= PHONE.width ? PHONE.part : DESK_PART)
}

function onResize(notify: () => void): () => void {
  addEventListener('resize', notify)
  return () => removeEventListener('resize', notify)
}
