import type { Sample } from '@/domain/catalogue/typeface-view'
import type { SeedStyle, SeedTypeface } from './demo-foundry'

const WEIGHTS = {
  Thin: 100,
  ExtraLight: 200,
  Light: 300,
  Regular: 400,
  Medium: 500,
  SemiBold: 600,
  Bold: 700,
  ExtraBold: 800,
  Black: 900,
} as const

export type WeightName = keyof typeof WEIGHTS

type Cuts = {
  /** Folder and file name up to the style: "alegreya/Alegreya". */
  master: string
  format: 'ttf' | 'otf'
  price: number
  upright: WeightName[]
  italic: WeightName[]
  /** usWidthClass of the weights whose files understate it. */
  widths?: Partial<Record<WeightName, number>>
}

type Usual = 'slug' | 'parent' | 'menuText' | 'lang' | 'dir' | 'sampleCoordinates' | 'trialPolicy'

/** A typeface that says only what is its own: most are written in English, and belong to none. */
export function demoTypeface(
  own: Omit<SeedTypeface, Usual> & Partial<Pick<SeedTypeface, Usual>>,
): SeedTypeface {
  return {
    slug: own.name.toLowerCase().replaceAll(' ', '-'),
    parent: null,
    menuText: own.name,
    lang: 'en',
    dir: 'ltr',
    sampleCoordinates: {},
    trialPolicy: 'reduced',
    ...own,
  }
}

export function sample(text: string, lang = 'en', script = 'Latin'): Sample {
  return { text, lang, dir: script === 'Arabic' ? 'rtl' : 'ltr', script }
}

type VariableCut = Pick<SeedStyle, 'master' | 'price' | 'defaultCoordinates'> &
  Partial<Pick<SeedStyle, 'weight' | 'slope'>>

export function variableCut(own: VariableCut): SeedStyle {
  const name = own.slope === 'italic' ? 'Variable Italic' : 'Variable'
  return { name, typ: 'variable', weight: 400, slope: 'upright', ...own }
}

/** The static cuts of a family, romans before italics, named and filed by the custom of the trade. */
export function nameCuts(cuts: Cuts): SeedStyle[] {
  return [
    ...cuts.upright.map((weight) => nameCut(cuts, weight, 'upright')),
    ...cuts.italic.map((weight) => nameCut(cuts, weight, 'italic')),
  ]
}

function nameCut(cuts: Cuts, weight: WeightName, slope: 'upright' | 'italic'): SeedStyle {
  const name = slope === 'upright' ? weight : italicOf(weight)
  return {
    name,
    typ: 'static',
    weight: WEIGHTS[weight],
    slope,
    ...(cuts.widths?.[weight] ? { width: cuts.widths[weight] } : {}),
    price: cuts.price,
    master: `${cuts.master}-${name.replace(' ', '')}.${cuts.format}`,
    defaultCoordinates: {},
  }
}

function italicOf(weight: WeightName): string {
  return weight === 'Regular' ? 'Italic' : `${weight} Italic`
}
