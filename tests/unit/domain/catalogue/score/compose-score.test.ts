import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTowns } from '@/domain/catalogue/score/choose-words'
import { composeScore } from '@/domain/catalogue/score/compose-score'
import { rankScene, refuseScene } from '@/domain/catalogue/score/rank-scenes'
import {
  SCENE_KINDS,
  type Scene,
  type SceneKind,
  type SceneShape,
  type StaffScene,
} from '@/domain/catalogue/score/scenes'
import type { UseView } from '@/domain/site/uses/use'
import { anyScoreFacts, readIn } from '../../../../support/score/score-facts'

const KINDS = Object.keys(SCENE_KINDS) as SceneKind[]

const anyKind = fc.constantFrom(...KINDS)

const anyPlace = fc.integer({ min: 1, max: 8 })

/** What is read, pictures, and fields whose cells turn by themselves. */
const NEVER_NEGATIVE: SceneKind[] = ['page', 'verse', 'upright', 'space', 'uses']

function kindsOf(scenes: Scene[]): SceneKind[] {
  return scenes.map(({ kind }) => kind)
}

test('no shape stands beside itself, nor a belt beside the name, where any four scenes can stand so', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      const scenes = composeScore(facts, 'Name')
      const possible = KINDS.filter((kind) => rankScene(kind, facts) > 0).map(shapeOf)
      const fours = subsets(possible, Math.min(4, possible.length))
      expect(clashesIn(scenes.map(({ shape }) => shape))).toBe(
        Math.min(...fours.map((four) => fewestClashes(four))) > 0
          ? fewestClashes(kindsOf(scenes).map(shapeOf))
          : 0,
      )
    }),
    { numRuns: 1000 },
  )
})

test('of what staff put in, no two of one shape stand together that any order keeps apart', () => {
  fc.assert(
    fc.property(anyScoreFacts, fc.subarray(KINDS, { maxLength: 8 }), (facts, kinds) => {
      const staff = kinds.map((kind) => said(kind, {}))
      const shapes = composeScore(facts, 'Name', { staff }).map(({ shape }) => shape)
      expect(clashesIn(shapes)).toBe(fewestClashes(shapes))
    }),
    { numRuns: 1000 },
  )
})

function shapeOf(kind: SceneKind): SceneShape {
  return SCENE_KINDS[kind].shape
}

function clashesIn(shapes: SceneShape[]): number {
  return shapes.filter((shape, place) => shape === (shapes[place - 1] ?? 'belt')).length
}

/** Of all orders in which they can stand after the name. */
function fewestClashes(shapes: SceneShape[], last: SceneShape = 'belt'): number {
  if (shapes.length === 0) return 0
  const counts = [...new Set(shapes)].map((shape) => {
    const rest = shapes.toSpliced(shapes.indexOf(shape), 1)
    return Number(shape === last) + fewestClashes(rest, shape)
  })
  return Math.min(...counts)
}

/** Each once, however many have its shapes. */
function subsets(shapes: SceneShape[], size: number): SceneShape[][] {
  const all = new Map<string, SceneShape[]>()
  const choose = (chosen: SceneShape[], from: number) => {
    if (chosen.length === size) return void all.set(chosen.toSorted().join(), chosen)
    shapes.slice(from).forEach((shape, index) => choose([...chosen, shape], from + index + 1))
  }
  choose([], 0)
  return [...all.values()]
}

test('at most two scenes are the negative, apart, never the first two, and never what is read', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      const scenes = composeScore(facts, 'Name')
      const places = scenes.flatMap(({ tone }, place) => (tone === 'negative' ? [place] : []))
      const kinds = places.map((place) => scenes[place]?.kind)
      expect(places.length).toBeLessThanOrEqual(2)
      expect(places.every((place) => place > 1)).toBe(true)
      expect((places[1] ?? Infinity) - (places[0] ?? 0)).toBeGreaterThan(2)
      expect(kinds.filter((kind) => kind && NEVER_NEGATIVE.includes(kind))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test.each(NEVER_NEGATIVE)('staff cannot turn %s, wherever they want it', (kind) => {
  fc.assert(
    fc.property(anyScoreFacts, anyPlace, (facts, at) => {
      const uses = [{} as UseView]
      fc.pre(rankScene(kind, facts, uses.length) > 0)
      const staff = [said(kind, { at, tone: 'negative' })]
      const turned = composeScore(facts, 'Name', { uses, staff }).find((one) => one.kind === kind)
      expect(turned?.tone).toBe('positive')
    }),
    { numRuns: 300 },
  )
})

test('four to eight scenes, each once; fewer only where the fonts have no fourth', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      const scenes = composeScore(facts, 'Name')
      const possible = KINDS.filter((kind) => rankScene(kind, facts) > 0)
      expect(new Set(kindsOf(scenes)).size).toBe(scenes.length)
      expect(scenes.length).toBeGreaterThanOrEqual(Math.min(4, possible.length))
      expect(scenes.length).toBeLessThanOrEqual(8)
      expect(possible).toEqual(expect.arrayContaining(kindsOf(scenes)))
    }),
    { numRuns: 2000 },
  )
})

test('the same facts give the same score', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      expect(composeScore(facts, 'Name')).toEqual(composeScore(structuredClone(facts), 'Name'))
    }),
    { numRuns: 500 },
  )
})

test('of two thousand faces of one name all but a few have scenes and words of their own', () => {
  const faces = fc.sample(anyScoreFacts, { numRuns: 2000, seed: 1 })
  const others = new Set(faces.map((facts) => JSON.stringify(facts)))
  const read = new Set(faces.map((facts) => readIn(composeScore(facts, 'Name'))))
  // They have but twelve words for their belts and no letters for their pairs; real ones have more.
  expect(others.size - read.size).toBeLessThan(10)
})

test('a dropped scene is gone, and every other one that says something stays with its words', () => {
  fc.assert(
    fc.property(anyScoreFacts, anyKind, (facts, kind) => {
      const before = composeScore(facts, 'Name')
      const after = composeScore(facts, 'Name', { staff: [said(kind, { do: 'drop' })] })
      expect(kindsOf(after)).not.toContain(kind)
      if (!kindsOf(before).includes(kind)) expect(after).toEqual(before)
      expect(wordsChanged(before, after)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('a pinned scene stands at its place, and the words of the others stay', () => {
  fc.assert(
    fc.property(anyScoreFacts, anyKind, anyPlace, (facts, kind, at) => {
      fc.pre(rankScene(kind, facts) > 0)
      const before = composeScore(facts, 'Name')
      const after = composeScore(facts, 'Name', { staff: [said(kind, { at })] })
      expect(kindsOf(after).indexOf(kind)).toBe(Math.min(at, after.length) - 1)
      expect(wordsChanged(before, after)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('staff choose the tone of a scene and the word of a belt, as far as the page allows', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      fc.pre(facts.extreme !== null)
      const word = facts.extreme?.words.at(-1)?.text ?? ''
      const score = composeScore(facts, 'Name', {
        staff: [said('extreme', { at: 4, tone: 'negative', word })],
      })
      const extreme = score.find((scene) => scene.kind === 'extreme')
      expect(extreme).toMatchObject({ desk: { text: word }, phone: { text: word } })
      expect(extreme?.tone).toBe(score.indexOf(extreme as Scene) > 1 ? 'negative' : 'positive')
    }),
  )
})

test('a scene whose fact is missing is not shown even if it is pinned, and cannot be pinned without a reason', () => {
  fc.assert(
    fc.property(anyScoreFacts, anyKind, (facts, kind) => {
      fc.pre(kind !== 'uses')
      const isMissing = rankScene(kind, facts) === 0
      expect(refuseScene(kind, facts) !== null).toBe(isMissing)
      const pinned = composeScore(facts, 'Name', { staff: [said(kind, { at: 1 })] })
      expect(kindsOf(pinned).includes(kind)).toBe(!isMissing)
    }),
    { numRuns: 1000 },
  )
})

test('pictures in use stand where there are some, never in the negative, and where staff want them', () => {
  fc.assert(
    fc.property(anyScoreFacts, fc.integer({ min: 1, max: 4 }), (facts, count) => {
      const uses = Array.from({ length: count }, () => ({}) as UseView)
      const staff = [said('uses', { at: 2, tone: 'negative' })]
      const scenes = composeScore(facts, 'Name', { uses, staff })
      const place = kindsOf(scenes).indexOf('uses')
      expect(place).toBe(Math.min(2, scenes.length) - 1)
      expect(scenes[place]).toMatchObject({ tone: 'positive', count, uses: uses.slice(0, 2) })
      expect(kindsOf(composeScore(facts, 'Name', { staff }))).not.toContain('uses')
      expect(refuseScene('uses', facts)).toBeNull()
    }),
  )
})

function said(kind: SceneKind, rest: Partial<StaffScene>): StaffScene {
  return { kind, do: 'pin', at: null, tone: null, word: '', ...rest }
}

/** Scenes of both that show something else. */
function wordsChanged(before: Scene[], after: Scene[]): SceneKind[] {
  return before
    .filter((scene) => {
      const same = after.find(({ kind }) => kind === scene.kind)
      return (
        same && JSON.stringify({ ...same, tone: '' }) !== JSON.stringify({ ...scene, tone: '' })
      )
    })
    .map(({ kind }) => kind)
}

test('no line of towns is wider than its measure, in which it can only be widened', () => {
  fc.assert(
    fc.property(anyScoreFacts, (facts) => {
      fc.pre(facts.towns !== null)
      const { desk, phone } = packTowns(facts)
      const widths = new Map(facts.towns?.towns.map(({ name, width }) => [name, width]))
      for (const { em, lines } of [desk, phone]) {
        for (const line of lines) {
          const width = line.reduce((sum, { name }) => sum + (widths.get(name) ?? Infinity), 0)
          expect(width).toBeLessThanOrEqual(em)
          expect(width).toBeGreaterThan(0.92 * em)
        }
      }
    }),
  )
})
