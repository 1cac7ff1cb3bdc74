import type { SceneKind, SceneShape } from './scenes'

export type Candidate = {
  kind: SceneKind
  shape: SceneShape
  level: 1 | 2 | 3
  rank: number
  /** Staff want it, perhaps at a place after the name, from 1. */
  isPinned: boolean
  at: number | null
}

const FEWEST = 4
const MOST = 8

/** From this rank on a scene stands because it says something. */
const TELLING = 6

/**
 * Chooses among scenes, the most telling first, and puts them into the order in which the page plays them: each as different from
 * the one before as it can be, no shape beside itself, the loudest of the lowest rank at the end. Of all choices that can stand so
 * the largest counts, and among those the one whose first scenes say most: what is not chosen changes nothing. Only where staff
 * pinned too many of one shape do two stand together.
 */
export function orderScenes(scenes: Candidate[]): Candidate[] {
  const telling = scenes.filter(({ rank, isPinned }) => isPinned || rank >= TELLING)
  const pinned = Math.min(MOST, scenes.filter(({ isPinned }) => isPinned).length)
  const fewest = Math.max(FEWEST, pinned)
  for (let size = Math.min(MOST, telling.length); size >= fewest; size--) {
    const found = firstInOrder(telling, size)
    if (found) return found
  }
  const few = scenes.slice(0, fewest)
  return firstInOrder(scenes, few.length) ?? arrange(few, true) ?? few
}

/** The first choice of so many that can be ordered. What staff pinned is in each. */
function firstInOrder(scenes: Candidate[], size: number): Candidate[] | null {
  const mostOfOne = Math.ceil(size / 2)
  return choose([], 0)

  function choose(chosen: Candidate[], from: number): Candidate[] | null {
    if (chosen.length === size) return arrange(chosen)
    const last = scenes.length - (size - chosen.length)
    for (const [index, scene] of scenes.slice(from, last + 1).entries()) {
      const isCrowd = chosen.filter(({ shape }) => shape === scene.shape).length >= mostOfOne
      const found = isCrowd ? null : choose([...chosen, scene], from + index + 1)
      if (found) return found
      if (scene.isPinned) return null
    }
    return null
  }
}

/** The name, which stands before all of them. */
const NAME = { shape: 'belt', level: 3 } as const

type Before = Pick<Candidate, 'shape' | 'level'>

function arrange(scenes: Candidate[], mayClash = false): Candidate[] | null {
  const fixed = fixedPlaces(scenes)
  const end = fixed.has(scenes.length - 1) ? null : endOf(scenes.filter(({ at }) => at === null))
  const free = scenes.filter((scene) => ![...fixed.values()].includes(scene))
  const withEnd = end && new Map([...fixed, [scenes.length - 1, end]])
  return (
    (withEnd &&
      walk([], { free: free.filter((scene) => scene !== end), fixed: withEnd, mayClash: false })) ??
    walk([], { free, fixed, mayClash })
  )
}

/** Where staff put scenes; of two at one place the second comes after the first. */
function fixedPlaces(scenes: Candidate[]): Map<number, Candidate> {
  const fixed = new Map<number, Candidate>()
  for (const scene of scenes) {
    if (scene.at === null) continue
    let place = Math.min(scene.at - 1, scenes.length - 1)
    while (fixed.has(place)) place = (place + 1) % scenes.length
    fixed.set(place, scene)
  }
  return fixed
}

/** The last is the loudest that is not the most telling. */
function endOf(scenes: Candidate[]): Candidate | null {
  const loud = scenes.filter(({ level }) => level === 3)
  return loud.length > 1 ? (loud.at(-1) ?? null) : null
}

type Rest = { free: Candidate[]; fixed: Map<number, Candidate>; mayClash: boolean }

/** Takes the best next scene, and another one where that leads nowhere. */
function walk(before: Candidate[], rest: Rest): Candidate[] | null {
  const pinned = rest.fixed.get(before.length)
  if (!pinned && rest.free.length === 0) return before
  const last: Before = before.at(-1) ?? NAME
  const fits = (scene: Candidate) => rest.mayClash || scene.shape !== last.shape
  const choices = pinned
    ? [pinned]
    : rest.free
        .map((scene) => ({ scene, gain: gainOf(scene, before, rest.free) }))
        .toSorted((a, b) => b.gain - a.gain)
        .map(({ scene }) => scene)
  for (const scene of choices.filter(fits)) {
    const free = pinned ? rest.free : rest.free.filter((one) => one !== scene)
    const found = walk([...before, scene], { ...rest, free })
    if (found) return found
  }
  return null
}

/** How different it is from the one before, and how much it says; a shape seen two scenes ago is worth less, a crowded one more. */
function gainOf(scene: Candidate, before: Candidate[], free: Candidate[]): number {
  const last: Before = before.at(-1) ?? NAME
  const earlier: Before | undefined = before.length > 1 ? before.at(-2) : undefined
  const isCrowded = free.filter(({ shape }) => shape === scene.shape).length > free.length / 2
  return (
    Math.abs(scene.level - last.level) * 2.6 +
    scene.rank * 0.5 -
    (earlier?.shape === scene.shape ? 1.6 : 0) -
    (earlier?.level === scene.level ? 0.4 : 0) -
    (last.shape === scene.shape ? 99 : 0) +
    (isCrowded ? 6 : 0)
  )
}
