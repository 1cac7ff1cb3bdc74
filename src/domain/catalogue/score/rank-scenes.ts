import words from './scene-words.json' with { type: 'json' }
import type { ScoreAxis, ScoreFacts } from './score-facts'
import { ownValue } from '../../own-value'
import { isEuropean } from '../languages'
import { DECLARATION } from './score-texts'
import { SCENE_KINDS, type SceneKind, type StaffScene } from './scenes'

/** How much a scene says about a face, 0 to 10; 0: what it shows is missing. `uses`: so many pictures show it in use. */
export function rankScene(kind: SceneKind, facts: ScoreFacts, uses = 0): number {
  return kind === 'uses' ? given(uses > 0, 6.5) : RANKS[kind](facts)
}

type OfFonts = Exclude<SceneKind, 'uses'>

const RANKS: Record<OfFonts, (facts: ScoreFacts) => number> = {
  page: ({ texts, scripts, isTextFace }) => {
    if (scripts[0] !== 'Latin') return 0
    return given(texts.includes('reading'), isTextFace ? 9.5 : 1)
  },
  verse: ({ texts, scripts }) => given(texts.includes('verse'), scripts[0] === 'Arabic' ? 9.5 : 3),
  upright: ({ texts, scripts }) =>
    given(texts.includes('upright'), scripts[0] === 'Japanese' ? 9.5 : 3),
  code: ({ texts, form, hasMonoAxis }) =>
    given(texts.includes('code') && (form.isFixedWidth || hasMonoAxis), 9.4),
  space: (facts) => given(spaceOf(facts) !== null, 9.2),
  opticalSize: ({ opticalSizes }) => given(opticalSizes !== null, 9.1),
  pair: ({ pair }) => given(pair !== null, 9),
  scripts: (facts) => given(scriptsShown(facts).length > 1, 8.8),
  iroha: ({ texts }) => given(texts.includes('iroha'), 8.5),
  letter: rankLetter,
  rise: ({ rise }) => given(rise !== null, 8.2),
  steps: ({ texts, weights, dir }) =>
    given(dir === 'rtl' && weights.length === 9 && texts.includes('steps'), 8.2),
  alternates: ({ alternates }) => {
    const { length } = shownAlternates(alternates)
    return given(length > 1, Math.min(8, 5.4 + length / 2))
  },
  figures: (facts) => {
    if (tableOf(facts) === null) return 0
    if (facts.dir === 'ltr' && !facts.figures.isTabular) return 1.2
    if (facts.dir === 'ltr' && !isEuropean(facts.scripts[0])) return 4
    return facts.isTextFace || facts.form.isFixedWidth || facts.dir === 'rtl' ? 7.6 : 6.2
  },
  extreme: rankExtreme,
  signs: ({ signs }) => given(signs.length > 5, 10),
  towns: ({ towns, languageCount, category, styleCount, isTextFace }) => {
    if (!towns || languageCount < 24) return 0
    if (category === 'display' || styleCount < 3) return 7.2
    return isTextFace ? 3 : 5
  },
  alphabet: ({ alphabet, category, styleCount, scripts: [own] }) =>
    given(alphabet !== '', category === 'display' || styleCount < 3 || !isEuropean(own) ? 6.8 : 2),
}

function given(isThere: boolean, rank: number): number {
  return isThere ? rank : 0
}

function rankLetter({ letter, form, signs, scripts }: ScoreFacts): number {
  if (!letter) return 0
  if (signs.length > 5) return 5
  const isTelling = form.contrast > 2 || !isEuropean(scripts[0])
  return 7.2 + (isTelling ? 1.4 : 0) + (letter.hasTwoStoreys ? 0.4 : 0)
}

function rankExtreme({ extreme, category, rise }: ScoreFacts): number {
  if (!extreme) return 0
  if (extreme.kind === 'axes') return 7.4
  if (category === 'display') return 7.8
  if (extreme.kind === 'only') return 6.6
  return rise ? 4 : 7
}

/** Axes between whose ends every value is another drawing. */
const SWITCHES = new Set(['WONK', 'CRSV', 'MONO', 'ital'])

/** Weight, and the axis that changes a face most beside it. */
const DOWNWARDS = ['opsz', 'wdth', 'CASL', 'SOFT', 'slnt', 'EHLT']

/** The two axes of a face that has so many, and a letter that they move; null: it lacks one of these. */
export function spaceOf({ axes, moved, letter: own }: ScoreFacts): Space | null {
  const continuous = axes.filter(({ tag, min, max }) => min < max && !SWITCHES.has(tag))
  const across = continuous.find(({ tag }) => tag === 'wght') ?? continuous[0]
  const others = continuous.filter((axis) => axis !== across)
  const named = DOWNWARDS.map((tag) => others.find((axis) => axis.tag === tag))
  const down = named.find((axis) => axis !== undefined) ?? others[0]
  const letter = ownValue(moved, down?.tag ?? '') ?? own?.letter
  return across && down && letter ? { across, down, letter } : null
}

type Space = { across: ScoreAxis; down: ScoreAxis; letter: string }

/** The languages whose sentence stands for a script; where Latin has only one other beside it, two. */
export function scriptsShown({ scripts, texts }: ScoreFacts): string[] {
  const known = DECLARATION.sentences.filter(
    ({ script, lang }) => scripts.includes(script) && texts.includes(`article ${lang}`),
  )
  const found = new Set(known.map(({ script }) => script))
  if (found.size < 2) return []
  const isLatinFirst = scripts[0] === 'Latin' && found.size === 2
  const shown = known.filter(({ lang }) => lang !== 'fr' || isLatinFirst)
  const [own] = scripts
  return [
    ...shown.filter(({ script }) => script === own),
    ...shown.filter(({ script }) => script !== own),
  ].map(({ lang }) => lang)
}

/** The table whose every figure it has. */
export function tableOf({ texts, figures, category, dir }: ScoreFacts) {
  if (dir === 'rtl') return texts.includes('months') ? 'months' : null
  if (category === 'serif' && figures.hasFractions && texts.includes('bill')) return 'bill'
  return texts.includes('journey') ? 'journey' : null
}

const OF_FIGURES = new Set(['frac', 'ordn', 'sups', 'tnum', 'onum', 'lnum', 'zero'])

const MOST_ALTERNATES = 6

/** Stylistic sets first, at most two of figures, one row a word. */
export function shownAlternates<Row extends { tag: string; word: string }>(rows: Row[]): Row[] {
  const ofLetters = rows.filter(({ tag }) => !OF_FIGURES.has(tag))
  const ofFigures = rows.filter(({ tag }) => OF_FIGURES.has(tag))
  const places = Math.max(0, Math.min(2, MOST_ALTERNATES - 1 - ofLetters.length))
  const wanted = [...ofLetters, ...ofFigures.slice(0, places)]
  const firstWith = new Map<string, Row>()
  for (const row of wanted) if (!firstWith.has(row.word)) firstWith.set(row.word, row)
  return [...firstWith.values()].slice(0, MOST_ALTERNATES)
}

/** A row of the form, as far as it is filled in. */
type Row = {
  kind?: string | null
  do?: string | null
  at?: number | null
  tone?: string | null
  word?: string | null
}

/** What staff said about the scenes of a typeface; of two rows about one scene the first counts. */
export function staffScenes(rows: readonly Row[] | null | undefined): StaffScene[] {
  const scenes = (rows ?? []).flatMap((row) =>
    isSceneKind(row.kind) ? [sceneOf(row, row.kind)] : [],
  )
  return scenes.filter(
    ({ kind }, index) => scenes.findIndex((scene) => scene.kind === kind) === index,
  )
}

function isSceneKind(kind: unknown): kind is SceneKind {
  return typeof kind === 'string' && Object.hasOwn(SCENE_KINDS, kind)
}

function sceneOf({ do: what, at, tone, word }: Row, kind: SceneKind): StaffScene {
  return {
    kind,
    do: what === 'drop' ? 'drop' : 'pin',
    at: typeof at === 'number' && at >= 1 ? Math.floor(at) : null,
    tone: tone === 'positive' || tone === 'negative' ? tone : null,
    word: word?.trim() ?? '',
  }
}

/** Why a scene cannot be pinned, in a sentence for staff; null: it can. Pictures in use may come later. */
export function refuseScene(kind: string, facts: ScoreFacts): string | null {
  return isSceneKind(kind) && kind !== 'uses' && rankScene(kind, facts) === 0 ? LACKING[kind] : null
}

/** What a scene needs and these fonts lack. */
const LACKING: Record<OfFonts, string> = words.lacking

/** What staff choose from. */
export const SCENE_NAMES: Record<SceneKind, { en: string; de: string }> = words.names
