import type { LineMeasure } from '@/domain/catalogue/line-measure'
import type { Reflow } from '@/domain/catalogue/reflow'
import type { Direction, Slope } from '@/domain/catalogue/typeface-view'

import type { FontFacts } from './font-facts'

/** Jobs name files, never bytes: `master` is read, `out` appears whole or not at all. */
export type FontJob = InspectJob | DeriveJob | MeasureJob | CompareJob

export type InspectJob = { kind: 'inspect'; master: string }

export type DeriveJob = { kind: 'derive'; master: string; out: string } & Recipe

export type Recipe =
  | ({ recipe: 'woff2' } & Brotli)
  | { recipe: 'woff' }
  | ({ recipe: 'preview' } & PreviewRequest & Brotli)
  | ({ recipe: 'menu' } & MenuRequest & Brotli)
  | ({ recipe: 'trial' } & TrialRequest)

/** 11 unless told otherwise; 9 is twelve times faster and a tenth larger. */
export type Brotli = { brotliQuality?: number }

export type PreviewRequest = { characters?: string; features?: string[] }

export type MenuRequest = {
  /** The letters to keep: the typeface's name as it writes it itself. */
  text: string
  /** Where the pinned axes stand; an axis not named stands at its default. */
  coordinates?: Record<string, number>
  /** Axes that stay movable: only the weight unless told otherwise. */
  keepAxes?: string[]
  features?: string[]
}

export type TrialRequest = {
  /** The family's name in the shop, without " Trial"; the file's own when not given. */
  familyName?: string
  characters?: string
  features?: string[]
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
}

/** `master` is to take the place of `before`. */
export type CompareJob = { kind: 'compare'; before: string; master: string }

export type DerivedFile = { sha256: string; sizeInBytes: number }

export type FontJobResult<Job extends FontJob = FontJob> = Job extends InspectJob
  ? FontFacts
  : Job extends DeriveJob
    ? DerivedFile
    : Job extends CompareJob
      ? Reflow
      : LineMeasure
