import type { SeedStyle } from './demo-foundry'

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
