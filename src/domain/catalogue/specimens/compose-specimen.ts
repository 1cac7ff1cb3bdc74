import { countOf } from '../../words'
import { isSeen } from '../glyphs/group-characters'
import type { Setting, ScoreFacts } from '../score/score-facts'
import { DECLARATION, READING, UPRIGHT, VERSE } from '../score/score-texts'
import { dirOfLanguage } from '../typed-text'
import type { Direction, TypefaceView } from '../typeface-view'

export const PAPERS = ['a4', 'letter'] as const

export type Paper = (typeof PAPERS)[number]

export type SpecimenText = { text: string; lang: string; dir: Direction }

/** Everything a printed specimen says, and where its axes stand for it; how large, the paper decides. */
export type PrintedSpecimen = {
  typeface: string
  shop: string
  /** Where it is sold: "example.org/typeface/alegreya"; "" where the shop does not know its own address. */
  address: string
  /** "Specimen, 2.009" */
  edition: string
  by: string
  name: SpecimenText & { setting: Setting }
  lead: string
  designers: string[]
  counts: string[]
  regular: Setting
  /** By style: the axis of optical size follows the size of the type. */
  opticalSizes: Record<string, [min: number, max: number]>
  pages: SpecimenPage[]
}

export type NamedSetting = { name: string; setting: Setting; isSlanted: boolean }

export type SpecimenPage =
  | { kind: 'styles'; rows: NamedSetting[] }
  | { kind: 'alphabet'; letters: string[] }
  | {
      kind: 'text'
      /** Longest first: the longest that fits is set. */
      texts: SpecimenText[]
      /** Lines in two halves, above the text. */
      couplets: readonly (readonly [string, string])[]
      source: string
      isLarge: boolean
      italic: Setting | null
      features: string[]
    }
  | {
      kind: 'letter'
      letter: NonNullable<ScoreFacts['letter']>
      form: ScoreFacts['form']
      em: number
    }
  | { kind: 'scripts'; sentences: (SpecimenText & { name: string })[]; source: string }
  | { kind: 'weights'; word: SpecimenText; weights: ScoreFacts['weights'] }
  | { kind: 'features'; rows: ScoreFacts['alternates']; lang: string; dir: Direction }
  | { kind: 'glyphs'; letters: string[]; count: number }
  | { kind: 'facts'; facts: { label: string; value: string }[] }

type Shop = { name: string; host: string }

type Shown = Pick<TypefaceView, 'score' | 'styles' | 'line' | 'specimens'>

/**
 * Whether there is one that the shop makes: of what was measured, in styles of its own, unless staff put theirs in its place. A
 * name without outlines or pictures, as of an SVG table alone, has no height: it cannot be drawn.
 */
export function isPrinted({ score, styles, line, specimens }: Shown): boolean {
  const isDrawn = score.facts !== null && line !== null && line.top + line.bottom > 0
  return isDrawn && styles.length > 0 && specimens.pdfs.length === 0
}

/** Where offices have Letter and no A4: most of America, and the Philippines. */
const LETTER_COUNTRIES = 'US CA MX PR PH CL CO CR DO GT HN NI PA SV VE'.split(' ')

export function paperOf(country: string | null | undefined): Paper {
  return LETTER_COUNTRIES.includes(country ?? '') ? 'letter' : 'a4'
}

/** null: there is nothing to print. */
export function composeSpecimen(view: TypefaceView, shop: Shop): PrintedSpecimen | null {
  const { facts } = view.score
  if (!facts || !isPrinted(view)) return null
  const { name, slug, inItself, lead, designers, foundry } = view
  const version = view.factSheet.find(({ label }) => label === 'Version')?.value
  return {
    typeface: name,
    shop: shop.name,
    address: shop.host && `${shop.host}/typeface/${slug}`,
    edition: ['Specimen', version].filter(Boolean).join(', '),
    by: [name, foundry].filter(Boolean).join(', '),
    name: { ...inItself, setting: settingOfName(view, facts) },
    lead,
    designers,
    counts: countsOf(view),
    regular: facts.regular,
    opticalSizes: opticalSizesOf(view),
    pages: pagesOf(view, facts),
  }
}

/** As it rests on home; static styles by their weight. */
function settingOfName({ line }: TypefaceView, { regular, weights }: ScoreFacts): Setting {
  const weight = line?.defaultWeight ?? 400
  if (line?.axis) return { style: regular.style, at: { ...regular.at, wght: weight } }
  return weights.find((one) => one.weight === weight) ?? weights.at(-1) ?? regular
}

function countsOf({ styleCount, axisCount, scripts, languages }: TypefaceView): string[] {
  return [
    countOf(styleCount, 'style'),
    axisCount > 0 ? countOf(axisCount, 'axis') : '',
    scripts.slice(0, 4).join(', '),
    languages.length > 0 ? countOf(languages.length, 'language') : '',
  ].filter((line) => line !== '')
}

function opticalSizesOf({ styles }: TypefaceView): PrintedSpecimen['opticalSizes'] {
  return Object.fromEntries(
    styles.flatMap(({ id, axes }) => {
      const axis = axes.find(({ tag }) => tag === 'opsz')
      return axis ? [[id, [axis.min, axis.max]]] : []
    }),
  )
}

/** Six to eight with the cover; what a typeface has nothing to show for is left out. */
function pagesOf(view: TypefaceView, facts: ScoreFacts): SpecimenPage[] {
  const rows = stylesOf(view)
  const alphabet = Array.from(facts.alphabet)
  const { letter, form, alternates, dir } = facts
  const letters = lettersOf(view)
  return [
    ...(rows.length > 1 ? [{ kind: 'styles' as const, rows }] : []),
    ...(rows.length === 1 && alphabet.length > 0
      ? [{ kind: 'alphabet' as const, letters: alphabet }]
      : []),
    ...textOf(view, facts),
    ...(letter ? [{ kind: 'letter' as const, letter, form, em: facts.unitsPerEm }] : []),
    ...scriptsOrWeights(view, facts),
    ...(alternates.length > 1
      ? [{ kind: 'features' as const, rows: alternates.slice(0, 8), lang: langOf(view), dir }]
      : []),
    ...(letters.length > 0
      ? [{ kind: 'glyphs' as const, letters, count: view.glyphs?.count ?? letters.length }]
      : []),
    { kind: 'facts' as const, facts: factsOf(view, rows) },
  ]
}

/** A variable style is all its named instances, unless static ones stand beside it. */
function stylesOf({ styles }: TypefaceView): NamedSetting[] {
  const single = styles.filter(({ typ }) => typ === 'static')
  return (single.length > 0 ? single : styles).flatMap((style) => {
    const { id, name, instances, defaultCoordinates: at, slope } = style
    const isSlanted = slope !== 'upright'
    if (instances.length === 0) return [{ name, setting: { style: id, at }, isSlanted }]
    return instances.map((instance) => ({
      name: instance.name,
      setting: { style: id, at: { ...at, ...instance.coordinates } },
      isSlanted: isSlanted || /italic|oblique/i.test(instance.name),
    }))
  })
}

function langOf({ inItself, languages }: TypefaceView): string {
  return inItself.lang || languages[0]?.code || 'en'
}

/** Running text of the bank for what is drawn for reading; its own samples, large, for the rest. */
function textOf(view: TypefaceView, facts: ScoreFacts): SpecimenPage[] {
  const has = (text: string) => facts.texts.includes(text)
  const own = view.samples.filter(({ script }) => script === (facts.scripts[0] ?? script))
  const bank = { features: [] as string[], couplets: [], italic: null, isLarge: false }
  if (facts.scripts[0] === 'Arabic' && has('verse')) {
    const long = own.map(({ text }) => text).join(' ')
    const texts = textsOf([long, own.at(-1)?.text ?? ''], { lang: VERSE.lang, dir: 'rtl' })
    return [{ ...bank, kind: 'text', texts, couplets: VERSE.couplets, source: VERSE.source }]
  }
  if (has('upright') && facts.scripts.includes('Japanese')) {
    const texts = textsOf([UPRIGHT.text.repeat(2), UPRIGHT.text], { lang: 'ja', dir: 'ltr' })
    return [{ ...bank, kind: 'text', texts, source: UPRIGHT.source }]
  }
  if (has('reading') && facts.isTextFace) {
    const [first = '', second = ''] = READING.paragraphs
    const opening = READING.opening + first
    const texts = textsOf([`${opening} ${second}`, opening], { lang: 'en', dir: 'ltr' })
    const italic = facts.pair?.italic ?? null
    const features = facts.figures.hasOldStyle ? ['onum'] : []
    return [{ ...bank, kind: 'text', texts, source: READING.source, italic, features }]
  }
  const samples = own.length > 0 ? own : view.samples
  const shortFirst = samples.toSorted((a, b) => a.text.length - b.text.length)
  const texts = shortFirst.map(({ text, lang, dir }) => ({ text, lang, dir }))
  return texts.length > 0 ? [{ ...bank, kind: 'text', texts, source: '', isLarge: true }] : []
}

function textsOf(texts: string[], run: Omit<SpecimenText, 'text'>): SpecimenText[] {
  return texts.filter((text) => text !== '').map((text) => ({ text, ...run }))
}

function scriptsOrWeights(view: TypefaceView, facts: ScoreFacts): SpecimenPage[] {
  const placeOf = ({ script }: { script: string }) => facts.scripts.indexOf(script)
  const sentences = DECLARATION.sentences
    .filter(
      ({ lang, script }) =>
        facts.texts.includes(`article ${lang}`) && view.scripts.includes(script),
    )
    .map(({ text, lang, name, script }) => ({ text, lang, name, dir: dirOfLanguage(lang), script }))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const scripts = new Set(sentences.map(({ script }) => script))
  if (scripts.size > 1) return [{ kind: 'scripts', sentences, source: DECLARATION.source }]
  const { rise, weights } = facts
  if (weights.length < 3) return []
  const word = rise ? { text: rise.text, lang: rise.lang, dir: facts.dir } : { ...view.inItself }
  return [{ kind: 'weights', word, weights }]
}

function lettersOf({ glyphs }: TypefaceView): string[] {
  const letters = (glyphs?.groups ?? []).flatMap((group) => Array.from(group.letters))
  return letters.filter((letter) => isSeen(letter.codePointAt(0) ?? 0))
}

function factsOf(view: TypefaceView, rows: NamedSetting[]): { label: string; value: string }[] {
  const list = (label: string, names: string[]) => ({ label, value: names.join(', ') })
  return [
    ...view.factSheet.filter(({ label }) => label !== 'Named instances'),
    list(
      'Styles',
      rows.map(({ name }) => name),
    ),
    list(
      'Features',
      view.features.map(({ name, tag }) => `${name} (${tag})`),
    ),
    list(
      'Languages',
      view.languages.map(({ name }) => name),
    ),
  ].filter(({ value }) => value !== '')
}
