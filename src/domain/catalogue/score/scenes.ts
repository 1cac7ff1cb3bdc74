import kinds from './scene-kinds.json' with { type: 'json' }
import type {
  Alternate,
  LetterFacts,
  MeasuredWord,
  PairedLetter,
  ScoreAxis,
  Setting,
  WeightSetting,
} from './score-facts'
import type { FigureTable } from './score-texts'
import type { UseView } from '../../site/uses/use'

/** The scenes a typeface's page may have, in the order in which staff choose from them. */
export const SCENE_KINDS = kinds as Record<SceneKind, { shape: SceneShape; level: 1 | 2 | 3 }>

export type SceneKind = keyof typeof kinds

/** The wall's shapes. */
export type SceneShape = 'belt' | 'mast' | 'page' | 'table' | 'field'

type SceneTone = 'positive' | 'negative'

/** A place on the page: what stands there, and how loud. 3 is huge, 2 in the middle, 1 dense. */
export type PlacedScene = { kind: SceneKind; shape: SceneShape; level: 1 | 2 | 3; tone: SceneTone }

/** A word for a desk and one for a phone, where it has to be higher. */
export type BeltWords = { desk: MeasuredWord; phone: MeasuredWord }

export type TownLines = { em: number; lines: { name: string; lang: string }[][] }

/** What a scene shows, beside its place. */
export type SceneContent =
  | { kind: 'page'; hasSmallCapitals: boolean; hasOldStyle: boolean }
  | { kind: 'verse' }
  | { kind: 'upright' }
  | { kind: 'iroha' }
  | { kind: 'steps' }
  | { kind: 'alphabet' }
  | { kind: 'code'; italic: Setting | null; bold: Setting | null }
  | { kind: 'space'; across: ScoreAxis; down: ScoreAxis; letter: string }
  | {
      kind: 'opticalSize'
      desk: { smallest: MeasuredWord; largest: MeasuredWord }
      phone: { smallest: MeasuredWord; largest: MeasuredWord }
    }
  | { kind: 'pair'; letters: PairedLetter[]; italic: Setting }
  | { kind: 'scripts'; langs: string[] }
  | { kind: 'letter'; letter: LetterFacts }
  | { kind: 'rise'; weights: WeightSetting[] }
  | { kind: 'alternates'; rows: Alternate[] }
  | { kind: 'figures'; table: FigureTable['kind'] }
  | ({ kind: 'extreme' } & BeltWords)
  | { kind: 'signs'; words: [word: string, width: number][] }
  | { kind: 'uses'; uses: UseView[]; count: number }
  | { kind: 'towns'; desk: TownLines; phone: TownLines }

export type Scene = PlacedScene & SceneContent

/** What staff said about one scene. */
export type StaffScene = {
  kind: SceneKind
  do: 'pin' | 'drop'
  /** Its place after the name, from 1; null: where the rule puts it. */
  at: number | null
  tone: SceneTone | null
  /** In place of the bank's, of a belt. */
  word: string
}
