import type { ScoreFacts } from './score-facts'
import { rankScene } from './rank-scenes'
import { SCENE_KINDS, type SceneKind, type StaffScene } from './scenes'

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

/** Why a scene cannot be pinned, in a sentence for staff; null: it can. */
export function refuseScene(kind: string, facts: ScoreFacts): string | null {
  return isSceneKind(kind) && rankScene(kind, facts) === 0 ? LACKING[kind] : null
}

/** What a scene needs and these fonts lack. */
const LACKING: Record<SceneKind, string> = {
  page: 'For a page of text the fonts need every letter of an English text, and Latin as their own script.',
  verse: 'For verse the fonts need every letter of a Persian poem.',
  upright: 'For a page of upright lines the fonts need every letter of a Japanese text.',
  code: 'For code the fonts need letters of one width, or an axis that leads to them.',
  space: 'For a table of two axes one style needs two axes that visitors see.',
  opticalSize:
    'For optical sizes one style needs an axis of them whose end is three times its beginning.',
  pair: 'For roman and italic the fonts need an italic that differs from its roman.',
  scripts: 'For scripts the fonts need a second script in which the shop has a sentence.',
  iroha: 'For the poem of every kana the fonts need every kana.',
  letter: 'For one letter the fonts need a letter that visitors may see.',
  rise: 'For a rising word the fonts need three to nine weights, and letters that do not join.',
  steps: 'For weights in a sentence the fonts need nine weights of a script whose letters join.',
  alternates: 'For alternates the fonts need two features that visibly change a word.',
  figures: 'For figures the fonts need every letter of a table of the shop.',
  extreme: 'For one word at its largest the fonts need the letters of a word of the shop.',
  signs: 'For signs the fonts need capitals alone, and letters drawn to stand on each other.',
  towns: 'For towns the fonts need 24 languages, and the letters of ten towns.',
  alphabet: 'For an alphabet the fonts need every letter from a to z.',
}

/** What staff choose from. */
export const SCENE_NAMES: Record<SceneKind, { en: string; de: string }> = {
  page: { en: 'A page of text', de: 'Eine Textseite' },
  verse: { en: 'Verse', de: 'Gedichtzeilen' },
  upright: { en: 'Upright lines', de: 'Senkrechte Zeilen' },
  code: { en: 'Code', de: 'Programmtext' },
  space: { en: 'Two axes', de: 'Zwei Achsen' },
  opticalSize: { en: 'Optical sizes', de: 'Optische Größen' },
  pair: { en: 'Roman and italic', de: 'Gerade und kursiv' },
  scripts: { en: 'Scripts', de: 'Schriftsysteme' },
  iroha: { en: 'Every kana once', de: 'Jedes Kana einmal' },
  letter: { en: 'One letter', de: 'Ein Buchstabe' },
  rise: { en: 'A rising word', de: 'Ein Wort durch alle Strichstärken' },
  steps: { en: 'Weights in a sentence', de: 'Strichstärken in einem Satz' },
  alternates: { en: 'Alternates', de: 'Alternativen' },
  figures: { en: 'Figures', de: 'Ziffern' },
  extreme: { en: 'One word at its largest', de: 'Ein Wort, so groß es geht' },
  signs: { en: 'Signs', de: 'Schilder' },
  towns: { en: 'Towns', de: 'Städte' },
  alphabet: { en: 'Alphabet', de: 'Das Alphabet' },
}
