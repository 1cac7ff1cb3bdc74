import { readAxes, readInstances } from '../inspect/read-axes'
import { requireTable, type Sfnt } from '../sfnt/sfnt'

type Coordinates = Record<string, number>
type Location = { before: Coordinates; after: Coordinates }

/** The default and a handful of instances: enough to see a weight that moved, cheap for a font of sixty-four. */
const MOST_INSTANCES = 6

/** Where on their axes two masters are compared. A static one is compared with the variable one at its own weight. */
export function planLocations(old: Sfnt, fresh: Sfnt): Location[] {
  const [oldAxes, freshAxes] = [tagsOf(old), tagsOf(fresh)]
  if (oldAxes.size === 0 && freshAxes.size === 0) return [{ before: {}, after: {} }]
  if (oldAxes.size === 0) return [{ before: {}, after: { wght: weightOf(old) } }]
  if (freshAxes.size === 0) return [{ before: { wght: weightOf(fresh) }, after: {} }]

  // Both stand where the newer one stands by default: a default that moved is no other width.
  const standing = Object.fromEntries(readAxes(fresh).map((axis) => [axis.tag, axis.default]))
  const instances = spread(readInstances(fresh).map(({ coordinates }) => coordinates))
  return [standing, ...instances].map((after) => ({
    before: Object.fromEntries(Object.entries(after).filter(([tag]) => oldAxes.has(tag))),
    after,
  }))
}

function tagsOf(sfnt: Sfnt): Set<string> {
  return new Set(
    readAxes(sfnt)
      .filter((axis) => axis.min < axis.max)
      .map((axis) => axis.tag),
  )
}

function weightOf(sfnt: Sfnt): number {
  return requireTable(sfnt, 'OS/2').u16(4)
}

/** From the first to the last in even steps. */
function spread<Place>(places: Place[]): Place[] {
  if (places.length <= MOST_INSTANCES) return places
  const step = (places.length - 1) / (MOST_INSTANCES - 1)
  return Array.from({ length: MOST_INSTANCES }, (_, index) => index * step).flatMap(
    (at) => places[Math.round(at)] ?? [],
  )
}
