export type SlideDirection = 'forward' | 'back'

/** Explore lies to the right of the other pages, and a typeface to play with to the right of Explore. */
export function slideDirectionBetween(from: string, to: string): SlideDirection | undefined {
  const rise = depthOf(to) - depthOf(from)
  if (rise > 0) return 'forward'
  if (rise === 0) return undefined
  return depthOf(to) > 0 || to === '/' ? 'back' : 'forward'
}

function depthOf(path: string): number {
  return /^\/explore(\/|$)/.test(path) ? path.split('/').length : 0
}
