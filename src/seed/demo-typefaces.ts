import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Sample } from '@/domain/catalogue/typeface-view'
import { sha256Of } from '@/operations/fonts/font-store'
import type { SeedStyle, SeedTypeface } from './demo-foundry'
import typefaces from './typefaces.json' with { type: 'json' }

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

type WeightName = keyof typeof WEIGHTS

/** The static cuts of a family, named and filed by the custom of the trade. */
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

type VariableCut = Pick<SeedStyle, 'master' | 'price' | 'defaultCoordinates'> &
  Partial<Pick<SeedStyle, 'weight' | 'slope'>>

type Usual = 'slug' | 'parent' | 'menuText' | 'lang' | 'dir' | 'sampleCoordinates' | 'trialPolicy'

/** What is its own: most are written in English, and belong to none. */
type OwnWords = Omit<SeedTypeface, Usual | 'samples' | 'styles'> &
  Partial<Pick<SeedTypeface, Usual>> & {
    /** English in Latin letters, where it is text alone. */
    samples: (string | { text: string; lang: string; script?: string })[]
    cuts?: Cuts
    variable?: VariableCut[]
  }

/**
 * In the order of the catalogue; a parent comes before its children. Fount Serif is Adobe's Source Serif 4 Display: its licence reserves
 * the name "Source", so these copies bear another.
 */
export const DEMO_TYPEFACES: SeedTypeface[] = (typefaces as OwnWords[]).map(wholeTypeface)

/** One of them, by its slug; a slug nobody has is a mistake of whoever asks. */
export function demoTypeface(slug: string): SeedTypeface {
  const typeface = DEMO_TYPEFACES.find((one) => one.slug === slug)
  if (!typeface) throw new Error(`The demo foundry has no typeface "${slug}".`)
  return typeface
}

function wholeTypeface({ cuts, variable = [], samples, ...own }: OwnWords): SeedTypeface {
  return {
    slug: own.name.toLowerCase().replaceAll(' ', '-'),
    parent: null,
    menuText: own.name,
    lang: 'en',
    dir: 'ltr',
    sampleCoordinates: {},
    trialPolicy: 'reduced',
    ...own,
    samples: samples.map(wholeSample),
    styles: [...(cuts ? nameCuts(cuts) : []), ...variable.map(variableCut)],
  }
}

function wholeSample(own: OwnWords['samples'][number]): Sample {
  const { text, lang = 'en', script = 'Latin' } = typeof own === 'string' ? { text: own } : own
  return { text, lang, dir: script === 'Arabic' ? 'rtl' : 'ltr', script }
}

function variableCut(own: VariableCut): SeedStyle {
  const name = own.slope === 'italic' ? 'Variable Italic' : 'Variable'
  return { name, typ: 'variable', weight: 400, slope: 'upright', ...own }
}

/** Romans before italics. */
function nameCuts(cuts: Cuts): SeedStyle[] {
  return [
    ...cuts.upright.map((weight) => nameCut(cuts, weight, 'upright')),
    ...cuts.italic.map((weight) => nameCut(cuts, weight, 'italic')),
  ]
}

function nameCut(cuts: Cuts, weight: WeightName, slope: 'upright' | 'italic'): SeedStyle {
  const name = slope === 'upright' ? weight : weight === 'Regular' ? 'Italic' : `${weight} Italic`
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

/** Where they lie, a folder for each typeface. */
export const MASTERS = resolve('src/seed/masters')

/** Hashes of the masters that come with the seed: a style that has another one is staff's. */
export async function readDemoMasters(): Promise<Set<string>> {
  const entries = await readdir(MASTERS, { recursive: true, withFileTypes: true })
  const fonts = entries.filter((entry) => entry.isFile() && /\.(otf|ttf)$/.test(entry.name))
  const hashes = await Promise.all(
    fonts.map(async ({ parentPath, name }) => sha256Of(await readFile(resolve(parentPath, name)))),
  )
  return new Set(hashes)
}
