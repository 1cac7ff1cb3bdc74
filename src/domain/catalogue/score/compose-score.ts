import type { UseView } from '../../site/uses/use'
import { belts, packTowns, pickSigns } from './choose-words'
import { type Candidate, orderScenes } from './order-scenes'
import { rankScene, scriptsShown, shownAlternates, spaceOf, tableOf } from './rank-scenes'
import { inItsCase, type MeasuredWord, type ScoreFacts, type Setting } from './score-facts'
import {
  type PlacedScene,
  type Scene,
  SCENE_KINDS,
  type SceneContent,
  type SceneKind,
  type StaffScene,
} from './scenes'

type Further = { staff?: readonly StaffScene[]; uses?: readonly UseView[] }

/** The scenes of a typeface's page after its name. The same facts, words of staff and pictures give the same score. */
export function composeScore(
  facts: ScoreFacts,
  name: string,
  { staff = [], uses = [] }: Further = {},
): Scene[] {
  const given = { facts, name, staff, uses }
  const placed = toned(orderScenes(possibleScenes(given)), staff)
  return placed.map((scene) => ({ ...scene, ...fill(scene.kind, given) }) as Scene)
}

/** What this face has to say, most telling first. */
function possibleScenes({ facts, staff, uses }: Given): Candidate[] {
  const dropped = new Set(staff.filter((scene) => scene.do === 'drop').map(({ kind }) => kind))
  const pinned = new Map(
    staff.filter((scene) => scene.do === 'pin').map((scene) => [scene.kind, scene]),
  )
  return SCENES.map((kind) => ({ kind, rank: rankScene(kind, facts, uses.length) }))
    .filter(({ kind, rank }) => rank > 0 && !dropped.has(kind))
    .map(({ kind, rank }) => {
      const pin = pinned.get(kind)
      return { kind, ...SCENE_KINDS[kind], rank, isPinned: Boolean(pin), at: pin?.at ?? null }
    })
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.rank - a.rank)
}

const SCENES = Object.keys(SCENE_KINDS) as SceneKind[]

/** Never in the negative: what is read, pictures, and fields whose cells turn by themselves. */
const ALWAYS_POSITIVE = new Set<SceneKind>(['page', 'verse', 'upright', 'space', 'uses'])

const MOST_NEGATIVE = 2
const APART = 3

/** Two scenes are the negative, apart from each other and never the first two; those staff wish first, then loud ones. */
function toned(scenes: Candidate[], staff: readonly StaffScene[]): PlacedScene[] {
  const wished = new Map(staff.map(({ kind, tone }) => [kind, tone]))
  const fits = (place: number, among: number[]) =>
    place > 1 &&
    among.length < MOST_NEGATIVE &&
    among.every((one) => Math.abs(one - place) >= APART)
  const negative: number[] = []
  scenes
    .map(({ kind, level }, place) => ({ kind, place, pull: pullOf(kind, level, place) }))
    .filter(({ kind }) => !ALWAYS_POSITIVE.has(kind) && wished.get(kind) !== 'positive')
    .toSorted((a, b) => b.pull - a.pull)
    .forEach(({ place }) => fits(place, negative) && negative.push(place))
  return scenes.map(({ kind, shape, level }, place) => {
    return { kind, shape, level, tone: negative.includes(place) ? 'negative' : 'positive' }
  })

  function pullOf(kind: SceneKind, level: number, place: number): number {
    if (wished.get(kind) === 'negative') return 99 // before all others
    const gains = kind === 'signs' || kind === 'pair' ? 2.5 : kind === 'letter' ? 0.5 : 0
    return level * 2 + gains + (place === scenes.length - 1 ? 2 : 0)
  }
}

type Given = { facts: ScoreFacts; name: string } & Required<Further>

/** Beside each other; all the others are a link away. */
const MOST_USES = 2

/** What a scene shows of this face. */
function fill(kind: SceneKind, { facts, name, staff, uses }: Given): SceneContent {
  switch (kind) {
    case 'page':
      return {
        kind,
        hasSmallCapitals: facts.alternates.some((one) => one.tag === 'smcp'),
        hasOldStyle: facts.figures.hasOldStyle,
      }
    case 'code': {
      const italic = facts.pair?.italic ?? slantedOf(facts)
      return { kind, italic, bold: facts.weights.at(-1) ?? null }
    }
    case 'space':
      return { kind, ...known(spaceOf(facts)) }
    case 'opticalSize':
      return { kind, ...opticalWords(facts, name) }
    case 'pair':
      return { kind, ...known(facts.pair) }
    case 'scripts':
      return { kind, langs: scriptsShown(facts) }
    case 'letter':
      return { kind, letter: known(facts.letter) }
    case 'rise':
      return { kind, weights: facts.weights }
    case 'alternates':
      return { kind, rows: shownAlternates(facts.alternates) }
    case 'figures':
      return { kind, table: tableOf(facts) ?? 'journey' }
    case 'extreme':
      return {
        kind,
        ...belts(facts.extreme?.words ?? [], {
          shown: name,
          own: inItsCase(wordOf(staff, kind), facts.form),
        }),
      }
    case 'signs':
      return { kind, words: pickSigns(facts.signs, facts.form.capHeight) }
    case 'towns':
      return { kind, ...packTowns(facts) }
    case 'uses':
      return { kind, uses: uses.slice(0, MOST_USES), count: uses.length }
    case 'verse':
    case 'upright':
    case 'iroha':
    case 'steps':
    case 'alphabet':
      return { kind }
  }
}

/** What a scene of the page shows is there: a scene without its fact has no rank. */
function known<Fact>(fact: Fact | null | undefined): Fact {
  if (!fact) throw new Error('A scene has its fact.')
  return fact
}

/** Of a face without an italic that leans on an axis: leaning, cursive and casual as far as they go. */
function slantedOf({ axes, regular }: ScoreFacts): Setting | null {
  if (!axes.some(({ tag }) => tag === 'slnt' || tag === 'ital')) return null
  const ends = axes.flatMap(({ tag, min, max }) =>
    HANDS.has(tag) ? [[tag, tag === 'slnt' && min < 0 ? min : max] as const] : [],
  )
  return { ...regular, at: { ...regular.at, ...Object.fromEntries(ends) } }
}

const HANDS = new Set(['slnt', 'ital', 'CRSV', 'CASL'])

function wordOf(staff: readonly StaffScene[], kind: SceneKind): string {
  return staff.find((scene) => scene.kind === kind && scene.do === 'pin')?.word ?? ''
}

function opticalWords({ opticalSizes }: ScoreFacts, name: string) {
  const words = opticalSizes?.words ?? []
  const { desk, phone } = belts(
    words.map(({ smallest }) => smallest),
    { shown: name, heights: { desk: 0.21, phone: 0.42 } },
  )
  const sizesOf = (word: MeasuredWord) => known(words.find(({ smallest }) => smallest === word))
  return { desk: sizesOf(desk), phone: sizesOf(phone) }
}
