import { makeChanges, useInBrowser } from '../../ui/use-in-browser'

/** As the style sheet has it: on a phone the same text is set half as large again. */
const PHONE = { width: 760, part: 0.015 }
const DESK_PART = 0.01
/** For the server, which knows no window. */
const ASSUMED_WIDTH = 1280

/** Pixels for one hundredth of the window's width, by which the sheet measures its size. */
export function usePixelsASize(): number {
  const width = useWindowWidth()
  return width * partOf(width)
}

/** The part of the window's width that a size takes: on paper it takes the same of the page's. */
export function usePartASize(): number {
  return partOf(useWindowWidth())
}

/** A part of the window's width, between two ends in pixels: what `clamp(least, part, most)` gives in CSS. */
export type SuggestedSize = { least: number; part: number; most: number }

export function useSuggestedSize({ least, part, most }: SuggestedSize): number {
  return Math.round(Math.min(most, Math.max(least, useWindowWidth() * part)))
}

const { subscribe } = makeChanges('resize')

function useWindowWidth(): number {
  return useInBrowser(() => innerWidth, ASSUMED_WIDTH, subscribe)
}

function partOf(width: number): number {
  return width <= PHONE.width ? PHONE.part : DESK_PART
}
