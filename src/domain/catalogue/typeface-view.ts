import type { StyleCount } from '../pricing/priced-family'
import type { PriceTerms, PriceTexts, ShownPrice } from '../pricing/shown-price'
import type { BlockCount, Language, NearLanguage } from './languages'
import type { GlyphOpening } from './glyphs/glyph-opening'
import type { ScoreFacts } from './score/score-facts'
import type { Scene } from './score/scenes'
import type { AnimatedLine } from './lines/line-metrics'
import type { Without } from './pages/omitted-fields'
import type { SpecimensView } from './specimens/specimens'

/** What the shop's pages know of the catalogue. Prices are minor units in the shop's currency. */
export type Slope = 'upright' | 'italic' | 'oblique'

export type Category = 'serif' | 'sans' | 'display' | 'mono'

export type Shape = 'belt' | 'mast' | 'page' | 'table' | 'field'

export type Direction = 'ltr' | 'rtl'

export type Axis = {
  tag: string
  name: string
  min: number
  default: number
  max: number
  /** Not for readers: it has no slider and is not counted. */
  hidden?: boolean
}

export type Feature = {
  tag: string
  name: string
  /** The letters that it changes; null: none that visitors may set. Missing from fonts that an older version of the shop read. */
  sample?: string | null
}

export type NamedInstance = { name: string; coordinates: Record<string, number> }

export type StyleView = {
  id: string
  name: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
  /** null: not sold alone. */
  price: number | null
  axes: Axis[]
  instances: NamedInstance[]
  /** What a visitor may switch on. */
  features: Feature[]
  /** Names of a font's several sets of colours. */
  palettes?: string[]
  /** Names of the browser fonts that /api/fonts registers for this style. */
  previewFace: string
  menuFace: string | null
  /** Axis values the previews stand at when nobody has chosen any ({} for a static style). */
  defaultCoordinates: Record<string, number>
}

/** A text that shows the typeface, in one of its languages. */
export type Sample = { text: string; lang: string; dir: Direction; script: string }

/** A typeface on Explore's wall: the proportion of its field, and the text in it. */
export type WallField = {
  shape: Shape
  sample: Sample
  sampleFace: { face: string; coordinates: Record<string, number> }
}

/** A style as Explore sets a text in it: by its weight, or where its axes stand by themselves. */
export type RowCut = {
  id: string
  name: string
  weight: number
  isItalic: boolean
  /** null: it is static. */
  axes: Record<string, number> | null
  /** Letters that another style of its family has; missing: none. */
  lacks?: (readonly [first: number, last: number])[]
}

/** "in 18 of 20 styles" */
export type PartOfStyles = { styles: number; of: number }

/** What Explore can set a text in, and say with it. */
export type ExploreFacts = {
  /** Whose styles they are: a superfamily without any has its first child's. */
  family: string
  /** The slug of that child. */
  child: string | null
  cuts: RowCut[]
  /** Lines of its own by the compartment of the type case that they show. */
  samples: Record<string, Sample>
  languages: Language[]
  /** What not all of its styles have, by the key of its filter. */
  partly: Record<string, PartOfStyles>
  /** What its features are called, in small letters. */
  features: string[]
  /** Telling words of its description. */
  words: string[]
}

/** One row of the catalogue: what home, explore and the shop's wall show. */
export type TypefaceRow = {
  id: string
  name: string
  slug: string
  inItself: { text: string; lang: string; dir: Direction }
  designers: string[]
  foundry: string | null
  category: Category
  purpose: string
  sample: Sample
  /** Browser font and axis values the sample is set in. */
  sampleFace: { face: string; coordinates: Record<string, number> }
  wall: WallField
  explore: ExploreFacts
  /** Styles of its own and of its children: what can be bought. */
  styleCount: number
  axisCount: number
  /** Human names, in the order in which they are listed: Latin, Cyrillic … */
  scripts: string[]
  /** The lowest price any of it can be had for, as it is shown; null: it is not for sale. */
  shownFrom: ShownPrice | null
  /** Of prices that are those of a term: "a month". */
  per?: string
  /** What a sale lowers that by, struck beside it. */
  shownBefore?: PriceTexts
  line: AnimatedLine | null
  /** Compartments of the type case this typeface lies in: "weight:400", "script:greek" … */
  facts: string[]
  parent: { name: string; slug: string } | null
}

/** Styles sold together; `isAcross`: some of them belong to other typefaces. */
export type BundleView = {
  id: string
  name: string
  slug: string
  price: number
  styles: string[]
  /** The topmost typefaces it takes styles from. */
  typefaces: string[]
  isAcross: boolean
}

/** Everything about one typeface: its own page, the tester and the choice of styles. */
export type TypefaceView = TypefaceRow & {
  lead: string
  about: string[]
  samples: Sample[]
  /** Seen at its secret address alone, and sold by quote: no price of it is shown. */
  isPrerelease: boolean
  familyPrice: number | null
  /** How its prices are shown. */
  terms: PriceTerms
  styleCounts: StyleCount[]
  styles: StyleView[]
  /** Sub-families with styles of their own; a parent lists them. */
  children: SubFamily[]
  /** What they share, and where they part. */
  common: { label: string; value: string }[]
  features: Feature[]
  languages: Language[]
  nearLanguages: NearLanguage[]
  /** The foundry's own words on its languages. */
  languageNote: string
  characters: { count: number; blocks: BlockCount[] }
  /** The case of its letters as the page comes; null while no style can be shown. */
  glyphs: GlyphOpening | null
  factSheet: { label: string; value: string }[]
  /** Those that hold styles of it or of its children. */
  bundles: BundleView[]
  next: { name: string; slug: string } | null
  /** The foundry lends trial fonts of it. */
  hasTrial: boolean
  specimens: SpecimensView
  score: TypefaceScore
}

/** `version` is another one whenever the scenes may be; only the typeface's own page has them. */
type TypefaceScore = {
  version: string
  facts: ScoreFacts | null
  scenes: Scene[]
  /** So many pictures show it in use, in a scene or not. */
  useCount: number
}

/** A typeface as the page of its parent shows it. */
export type SubFamily = Without<TypefaceView, 'subFamily'>
