import bidiFactory from 'bidi-js'
import { SCRIPTS } from '@/domain/catalogue/scripts'

/** A piece of a line in one direction and one script. */
type Run = { text: string; level: number }

const SCRIPT_TESTS = SCRIPTS.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** The runs of a line as they stand from left to right. */
export function orderRuns(line: string, base: 'ltr' | 'rtl'): Run[] {
  return inVisualOrder(splitRuns(line, base))
}

/** What belongs to no script goes with what is before it. */
function splitRuns(line: string, base: 'ltr' | 'rtl'): Run[] {
  const characters = Array.from(line)
  const levels = levelsOf(characters, base)
  const runs: Run[] = []
  let script = -1
  for (const [place, character] of characters.entries()) {
    const level = levels[place] ?? 0
    const own = SCRIPT_TESTS.findIndex((test) => test.test(character))
    const isOtherScript = own >= 0 && script >= 0 && own !== script
    const last = runs.at(-1)
    if (last && last.level === level && !isOtherScript) last.text += character
    else runs.push({ text: character, level })
    script = own >= 0 ? own : last?.level === level ? script : -1
  }
  return runs
}

/** Rule L2: from the highest level to the lowest odd one, whatever stands at it or above is turned round. */
function inVisualOrder(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = highest; level >= 1; level -= 1) {
    ordered = stretchesOf(ordered, (run) => run.level >= level).flatMap((stretch) =>
      (stretch[0]?.level ?? 0) >= level ? stretch.toReversed() : stretch,
    )
  }
  return ordered
}

function stretchesOf(runs: Run[], test: (run: Run) => boolean): Run[][] {
  const stretches: Run[][] = []
  for (const run of runs) {
    const last = stretches.at(-1)
    if (last?.[0] && test(last[0]) === test(run)) last.push(run)
    else stretches.push([run])
  }
  return stretches
}

const bidi = bidiFactory()

/**
 * The embedding level of each character of a line (Unicode's bidirectional algorithm): even ones run to the right, odd ones to
 * the left.
 */
function levelsOf(characters: string[], base: 'ltr' | 'rtl'): number[] {
  const { levels } = bidi.getEmbeddingLevels(characters.join(''), base)
  let unit = 0
  return characters.map((character) => {
    const level = levels[unit] ?? 0
    unit += character.length
    return level
  })
}
