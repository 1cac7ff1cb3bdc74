import type { Page } from '@/payload-types'
import type { HomeRow } from '../../catalogue/pages/page-views'
import type { Direction } from '../../catalogue/typeface-view'
import type { MeasuredText } from '../../catalogue/lines/line-metrics'
import type { LicenceType } from '../../licensing/licence-type'
import type { BlockStyle } from './block-sources'
import NAMES from './block-names.json' with { type: 'json' }
import type { PdfView, PictureView, VideoView } from './picture-view'

/** One style of a published typeface, with its axes where the block wants them. */
export type TypeSetting = {
  /** The typeface. */
  name: string
  slug: string
  styleName: string
  /** Name of the browser font of its preview. */
  face: string
  coordinates: Record<string, number>
}

export type SetText = { text: string; lang?: string; dir: Direction | 'auto' }

/** Text of the admin's editor. */
export type RichText = NonNullable<Page['content']>

export type Button = { label: string; href: string }

/** A typeface to type in: the styles a visitor may choose from, and the one it begins with. */
type TypeTest = {
  name: string
  slug: string
  styles: Omit<BlockStyle, 'previewUrl'>[]
  styleId: string
} & SetText

/** What lets CSS alone set a fitted line; missing: the browser fits it, a moment later. */
type Measured = { measured?: MeasuredText }

/** Letters in one typeface; its x-height is in em. */
type SetLetters = { setting: TypeSetting; styleId: string; xHeight: number }

/** What a page shows of a block. Nothing in it is half-filled. */
export type BlockView =
  | ({ kind: 'specimen'; setting: TypeSetting; size: SpecimenSize } & SetText & Measured)
  | ({ kind: 'waterfall'; setting: TypeSetting } & SetText)
  | { kind: 'glyphs'; heading: string | null; setting: TypeSetting; characters: string[] }
  | ({ kind: 'tester' } & TypeTest)
  | { kind: 'columns'; heading: string | null; text: RichText; columns: 1 | 2 | 3 }
  | { kind: 'passage'; text: RichText; note: string | null }
  | { kind: 'letters'; text: string; letters: SetLetters[]; caption: string | null }
  | { kind: 'quote'; text: string; source: string | null }
  | { kind: 'faq'; heading: string | null; questions: { question: string; answer: RichText }[] }
  | { kind: 'buttons'; buttons: Button[] }
  | { kind: 'image'; picture: PictureView; width: 'measure' | 'text' }
  | { kind: 'pair'; pictures: PictureView[] }
  | { kind: 'slider'; heading: string | null; pictures: PictureView[] }
  | ({ kind: 'video' } & VideoView)
  | ({ kind: 'pdf' } & PdfView)
  | { kind: 'typefaces'; heading: string | null; rows: HomeRow[] }
  | { kind: 'licences'; heading: string | null; types: LicenceType[] }

/** Why visitors see nothing of a block. */
export type BlockGap =
  | 'typeface'
  | 'style'
  | 'picture'
  | 'file'
  | 'words'
  | 'links'
  | 'typefaces'
  | 'licences'
  | 'unknown'

export type ComposedBlock = { id: string } & ({ view: BlockView } | { gap: BlockGap })

/** What staff call each kind of block. */
export const BLOCK_NAMES: Record<string, string> = NAMES

/** How large a specimen stands. Fitted, its line goes from margin to margin. */
export const SPECIMEN_SIZES = [
  { value: 'fit', label: 'From margin to margin, one line' },
  { value: 'large', label: 'Large, for a few words' },
  { value: 'medium', label: 'Medium, for a sentence' },
  { value: 'small', label: 'Small, for a paragraph' },
] as const

export type SpecimenSize = (typeof SPECIMEN_SIZES)[number]['value']

export function isSpecimenSize(value: unknown): value is SpecimenSize {
  return SPECIMEN_SIZES.some((size) => size.value === value)
}

/** A block as staff left it, complete or not. */
export type StoredBlock = Record<string, unknown>

/** What a page can show of it, or the reason why not. */
export type Composed = BlockView | BlockGap
