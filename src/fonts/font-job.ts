import type { FeatureReach, GlyphAnatomy } from '@/domain/catalogue/glyphs/glyph-view'
import type { CharacterSurvey } from '@/domain/catalogue/languages'
import type { ScoreFacts } from '@/domain/catalogue/score/score-facts'
import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import type { Sheet } from '@/domain/catalogue/test-sheet'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { Reflow } from '@/domain/catalogue/releases/release-change'
import type { Axis, Category, Direction, Feature, Slope } from '@/domain/catalogue/typeface-view'

import type { CodepointRange, DrawnHeights, FontFacts } from './font-facts'

/** Jobs name files, never bytes: `master` is read, `out` appears whole or not at all. */
export type FontJob =
  | InspectJob
  | DeriveJob
  | MeasureJob
  | CompareJob
  | RedrawJob
  | SurveyJob
  | NameJob
  | GlyphJob
  | CardJob
  | SheetJob
  | PackJob
  | ScoreJob

type InspectJob = { kind: 'inspect'; master: string }

export type DeriveJob = { kind: 'derive'; master: string; out: string } & Recipe

export type Recipe =
  | ({ recipe: 'woff2' } & KernedAnew & Brotli)
  | ({ recipe: 'woff' } & KernedAnew)
  | ({ recipe: 'apart' } & ApartRequest)
  | ({ recipe: 'preview' } & PreviewRequest & Brotli)
  | ({ recipe: 'letters' } & LettersRequest & Brotli)
  | ({ recipe: 'menu' } & MenuRequest & Brotli)
  | ({ recipe: 'trial' } & TrialRequest)

/** 11 unless told otherwise; 9 is twelve times faster and a tenth larger. */
export type Brotli = { brotliQuality?: number }

/** A variable font to be installed beside fonts of these PostScript names. */
type ApartRequest = { taken: string[] }

/** Said of a font that has colours: its files of before were made without them, and are made anew. */
type OfColours = { hasColours?: true }

/** Said of a font whose kern table browsers leave out: its files of before were made with it. */
type KernedAnew = { isKernedAnew?: true }

export type PreviewRequest = OfColours & {
  /** Standard unless told otherwise. */
  characters?: CharacterChoice
  /** What a visitor may switch on; all unless told otherwise. How a script is written always stays. */
  features?: string[]
}

/** The letters of one page, in place of all that a preview holds; every character unless told otherwise. */
export type LettersRequest = PreviewRequest & { first: number }

/** Basic: letters without accents. Standard: the languages of Europe and more. Extra: what the foundry adds to it. */
export type CharacterChoice = { set: 'basic' | 'standard' | 'full'; extra?: string }

export type MenuRequest = {
  /** The letters to keep: the typeface's name as it writes it itself. */
  text: string
  /** Where the pinned axes stand; an axis not named stands at its default. */
  coordinates?: Record<string, number>
  /** Axes that stay movable: only the weight unless told otherwise. */
  keepAxes?: string[]
  /** Where such an axis begins, if not before: less of it is drawn than the master has. */
  axisStarts?: Record<string, number>
  features?: string[]
}

export type TrialRequest = OfColours & {
  /** The family's name in the shop, without " Trial"; the file's own when not given. */
  familyName?: string
  /** Everything the master can do; else the letters its languages write with, kerning and ligatures. */
  isFull?: boolean
  /** To be raised when trial fonts are made otherwise: each is then made anew. */
  edition?: number
}

/** One style of the family whose name is measured. */
export type MeasuredCut = {
  master: string
  weight: number
  slope: Slope
  coordinates: Record<string, number>
}

export type MeasureJob = {
  kind: 'measure'
  text: string
  lang: string
  dir: Direction
  cuts: MeasuredCut[]
  /** The interface typeface, for the name's width while no font has come. */
  interfaceFont: string
  /** In the first cut, where its axes stand: a text that is not animated keeps its ligatures. */
  isStill?: boolean
  /** Features the page switches on. */
  on?: string[]
}

/** `master` is to take the place of `before`. */
type CompareJob = { kind: 'compare'; before: string; master: string }

/** Which outlines differ between the two. Of those, visitors see what previews with these characters may show. */
type RedrawJob = Omit<CompareJob, 'kind'> & { kind: 'redraw'; characters: CharacterChoice }

export type RedrawnOutlines = Omit<RedrawnGlyphs, 'style'> & {
  count: number
  weight: number
  isItalic: boolean
}

/** The characters of each style of a typeface; no file is read. */
type SurveyJob = { kind: 'survey'; styles: CodepointRange[][] }

/** What some characters of a font are called, and which of them each feature changes. */
export type NameJob = {
  kind: 'name'
  master: string
  codes: number[]
  features: Pick<Feature, 'tag' | 'name'>[]
  coordinates: Record<string, number>
}

export type CharacterNames = {
  names: string[]
  features: FeatureReach[]
  /** At that place on the axes. */
  heights: DrawnHeights
}

/** One character at one place on the axes, and what features make of it. */
export type GlyphJob = {
  kind: 'glyph'
  master: string
  code: number
  coordinates: Record<string, number>
  features: string[]
}

/** A picture with a text of its own typeface from margin to margin, and in its foot two captions in the interface's, or none. */
export type CardJob = Omit<MeasureJob, 'kind'> & {
  kind: 'card'
  /** In the first cut where its axes stand, not in a weight for each letter. */
  isStill?: boolean
  /** Features that are switched on, and off, where it is still. */
  on?: string[]
  off?: string[]
  /** In ink on paper; else in the negative. */
  isOnPaper?: boolean
  width: number
  height: number
  margin: number
  captions: string[]
}

/** A text as a visitor has set it, drawn in outlines. Only letters and features that visitors may see are in it. */
export type SheetJob = Omit<Sheet, 'format' | 'axes' | 'features'> & {
  kind: 'sheet'
  master: string
  interfaceFont: string
  coordinates: Record<string, number>
  /** Features that are switched on, and off. */
  on: string[]
  off: string[]
  /** What the font takes above and below its baseline, in em. */
  ascender: number
  descender: number
  /** Beneath the text, in pieces that stay together. */
  caption: string[]
}

/** The fonts of one name in one file, as domain/catalogue/lines/name-pack.ts puts them together: several unpacked, one alone as it is. */
export type PackJob = { kind: 'pack'; previews: string[]; out: string }

/** One style of the family whose page is composed. */
export type ScoreCut = MeasuredCut & {
  style: string
  /** Those that visitors see. */
  axes: Axis[]
  codepoints: CodepointRange[]
}

/** What the page of a typeface is composed from. Letters and features beyond those named are not looked at. */
export type ScoreJob = {
  kind: 'score'
  cuts: ScoreCut[]
  category: Category
  /** Its own first. */
  scripts: string[]
  /** Where it is for another than most of its script's fonts. */
  lang?: string
  dir: Direction
  languageCount: number
  characters: CharacterChoice
  features: Pick<Feature, 'tag' | 'name'>[]
  /** Words of staff, measured like those of the bank. */
  ownWords: string[]
}

export type DerivedFile = { sha256: string; sizeInBytes: number }

export type FontJobResult<Job extends FontJob = FontJob> = Job extends InspectJob
  ? FontFacts
  : Job extends DeriveJob | PackJob
    ? DerivedFile
    : Job extends CompareJob
      ? Reflow
      : Job extends RedrawJob
        ? RedrawnOutlines
        : Job extends SurveyJob
          ? CharacterSurvey
          : Job extends NameJob
            ? CharacterNames
            : Job extends GlyphJob
              ? GlyphAnatomy
              : Job extends CardJob | SheetJob
                ? string
                : Job extends ScoreJob
                  ? ScoreFacts
                  : LineMetrics
