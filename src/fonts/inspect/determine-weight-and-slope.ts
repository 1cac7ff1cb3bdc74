import type { Slope } from '@/domain/catalogue/typeface-view'

/**
 * The words for each weight: English with its abbreviations, German, French, Dutch, Italian, Spanish, Portuguese. A compound stands
 * before its parts: "semibold" is no bold, "halbfett" no "fett", "extraleicht" no "leicht".
 */
const WORDS: readonly (readonly [weight: number, words: RegExp])[] = [
  [950, /(extra|ultra)(black|blk|heavy|schwarz|noir|zwart|nero)|ultra$/],
  [900, /supernegr|superfett/],
  [
    200,
    /(extra|ultra|x)(light|leicht|leger|leggero|chiaro|ligera|clara|thin|dunn|maigre|mager|lt)/,
  ],
  [350, /(semi|demi)(light|leicht|leger|ligera|lt)/],
  [600, /(semi|demi|halb|half|mezzo)(bold|fett|gras|vet|nero|bd)|seminegr|^demi$|demi$/],
  [800, /(extra|ultra|x)(bold|fett|gras|vet|grassetto|negrit[ao]|bd)/],
  [100, /hairline|haarfein|thin|dunn|^dun$|^fein$|capillaire|sottile|delgad[ao]/],
  [900, /black|^blk$|heavy|schwarz|zwart|noir|nero$/],
  [300, /light|leicht|mager|maigre|leger|leggero|chiaro|ligera|clara|^lt$/],
  [500, /medium|^med$|^md$|kraftig/],
  [700, /bold|fett|gras|^vet$|neretto|negrit[ao]|negra|^bd$/],
  [400, /regular|normal|roman|book|buch|standard|plain|tondo|redonda/],
]

/** No words for a weight, and what belongs to no word of one. */
const OTHER_WORDS =
  /italique|italic[ao]?|oblique|kursiv|cursi(v[ao]|f)|slanted|condensed|compressed|expanded|extended|narrow|wide/g

/** Windows thickened what said less than 250, so that older Thins say 250 and ExtraLights 275. */
const LIFTED = { from: 201, to: 299 } as const

/** Two names for one weight lie no further apart: Heavy at 800, Medium at 400. */
const CONTRADICTION = 200

/** What a tool writes when nobody said, and the names that may mean it. */
const SILENT = 400

const MAY_BE_SILENT = [350, 400, 500]

type WeightSigns = { weightClass: number; family: string; style: string }

/**
 * The weight that a designer means. The file's number stands wherever it may be meant; its name decides where the number comes from
 * the lifted scale, from the old one of 1 to 9, from nobody, or flatly contradicts it. The family is asked about a lifted number
 * alone, "Vela Thin" being a legacy name there: "Archivo Black" at 400 is a family that is called so.
 */
export function determineWeight({ weightClass, family, style }: WeightSigns): number {
  const named = weightIn(style)
  if (weightClass < 1 || weightClass > 1000) return named ?? SILENT
  if (weightClass < 10) return weightClass * 100
  if (weightClass >= LIFTED.from && weightClass <= LIFTED.to) {
    const said = named === null || named === 400 ? (lastWeightIn(family) ?? named) : named
    return said !== null && said <= 350 ? said : weightClass
  }
  if (named === null) return weightClass
  const isSilent = weightClass === SILENT && !MAY_BE_SILENT.includes(named)
  return isSilent || Math.abs(named - weightClass) >= CONTRADICTION ? named : weightClass
}

/** null: no word for a weight. Whole words count alone: "Highlight" is no light. */
function weightIn(name: string): number | null {
  const words = wordsOf(name.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, ''))
  const joined = words.join('')
  const ends = words.map((_, index) => words.slice(0, index + 1).join('').length)
  const isWhole = ({ index, 0: { length } }: RegExpExecArray) =>
    (index === 0 || ends.includes(index)) && ends.includes(index + length)
  const said = WORDS.find(([, pattern]) =>
    [...joined.matchAll(new RegExp(pattern, 'g'))].some(isWhole),
  )
  return said?.[0] ?? null
}

/** "ExtraBoldItalic" and "Extra Bold Italic" are three words each; what belongs to no weight is none of them. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(OTHER_WORDS, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

/** Of a family's name only the end names a weight: "Light Sans" is no light. */
function lastWeightIn(family: string): number | null {
  const words = family.split(/\s+/)
  return words.length > 1 ? weightIn(words.slice(1).slice(-2).join(' ')) : null
}

type SlopeSigns = {
  fsSelection: number
  macStyle: number
  fullName: string
  family: string
  style: string
  italicAngle: number
}

const ITALIC = 1 << 0

const OBLIQUE = 1 << 9

const MAC_ITALIC = 1 << 1

/** The flags first, then the name; the angle last, because uprights may lean a little. */
export function determineSlope(signs: SlopeSigns): Slope {
  const { fsSelection, macStyle, italicAngle } = signs
  const names = namesOfSlope(signs)
  if (fsSelection & OBLIQUE || /oblique|slanted/i.test(names)) return 'oblique'
  if (fsSelection & ITALIC || macStyle & MAC_ITALIC || /italic|kursiv/i.test(names)) return 'italic'
  return Math.abs(italicAngle) >= 4 ? 'oblique' : 'upright'
}

/** What stands upright is not italic for its family's name: "Noto Sans Old Italic" is of a script. */
function namesOfSlope({ fullName, family, style, italicAngle }: SlopeSigns): string {
  const isOfFamily = italicAngle === 0 && fullName.startsWith(family)
  return `${isOfFamily ? fullName.slice(family.length) : fullName} ${style}`
}
