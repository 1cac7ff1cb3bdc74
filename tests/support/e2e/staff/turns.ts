/**
 * Where a thing can be tried in two ways that take as long as one another, a run of every check tries it in one of them: the commit, by
 * its seed, decides which. Without a seed, as where one works on the panel, it is tried in both.
 */
export function isTurnOf(thing: number, way: 0 | 1, seed = process.env.FOUNT_TURNS): boolean {
  const number = Number.parseInt(seed ?? '', 16)
  return Number.isNaN(number) || (thing + number + way) % 2 === 0
}
