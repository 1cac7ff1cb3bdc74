import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openCase } from '@/domain/catalogue/glyphs/glyph-opening'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import {
  composeSpecimen,
  type PrintedSpecimen,
} from '@/domain/catalogue/specimens/compose-specimen'
import { orderStyles } from '@/domain/catalogue/styles/order-styles'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { charactersShown } from '@/fonts/recipes/character-sets'
import { readScoreFacts } from '@/fonts/score/read-score-facts'
import { DEMO_TYPEFACES, MASTERS } from '@/seed/demo-typefaces'
import type { SeedTypeface } from '@/seed/demo-foundry'

export type Printed = { specimen: PrintedSpecimen; masters: Record<string, string> }

/** A typeface of the demo as the shop would print it, read from its masters. */
export function printDemo(slug: string): Promise<Printed> {
  const typeface = DEMO_TYPEFACES.find((one) => one.slug === slug)
  if (!typeface) throw new Error(`The demo has no typeface ${slug}.`)
  return printTypeface(typeface)
}

async function printTypeface(typeface: SeedTypeface): Promise<Printed> {
  const { name, slug, menuText, lang, dir, lead, designers, foundry, samples, category } = typeface
  const read = orderStyles(
    await Promise.all(
      typeface.styles.map(async (style) => {
        const master = resolve(MASTERS, style.master)
        return { ...style, id: style.name, master, facts: await inspectFont(readFileSync(master)) }
      }),
    ),
  )
  const [first] = read
  if (!first) throw new Error('It has no styles of its own.')
  const { languages, features } = first.facts
  const own = dir === 'rtl' ? 'Arabic' : (first.facts.scripts[0] ?? 'Latin')
  const scripts = [own, ...first.facts.scripts.filter((script) => script !== own)]
  const facts = await readScoreFacts(
    {
      kind: 'score',
      cuts: read.map(({ id, master, weight, slope, defaultCoordinates, facts: file }) => ({
        style: id,
        master,
        weight,
        slope,
        coordinates: defaultCoordinates,
        axes: file.axes.filter(({ hidden }) => !hidden),
        codepoints: file.codepoints,
      })),
      category,
      scripts,
      dir,
      features,
      languageCount: languages.length,
      ownWords: [],
      characters: { set: 'standard' },
    },
    async (path) => readFileSync(path),
  )
  const axis = first.facts.axes.find(({ tag }) => tag === 'wght')
  const shown = charactersShown(
    codesIn(first.facts.codepoints).map((code) => String.fromCodePoint(code)),
    { set: 'standard' },
  )
  const view = {
    name,
    slug,
    lead,
    designers,
    foundry,
    scripts,
    languages,
    features,
    samples,
    inItself: { text: menuText, lang, dir },
    specimens: { pdfs: [] },
    axisCount: 0,
    line: {
      top: 1,
      bottom: 0,
      defaultWeight: axis ? 520 : 700,
      axis: axis ? [axis.min, axis.max] : null,
    },
    styleCount: read.length,
    factSheet: [
      { label: 'Designed by', value: designers.join(', ') },
      { label: 'Version', value: '1.000' },
    ],
    score: { facts },
    glyphs: openCase(
      shown.map((letter) => letter.codePointAt(0) ?? 0),
      { style: first.id, script: own },
    ),
    styles: read.map(({ id, typ, slope, weight, defaultCoordinates, facts: file }) => ({
      id,
      name: id,
      typ,
      slope,
      weight,
      defaultCoordinates,
      axes: file.axes,
      instances: file.instances,
    })),
  } as unknown as TypefaceView
  const specimen = composeSpecimen(view, { name: 'Fount Foundry', host: 'fount.example' })
  if (!specimen) throw new Error(`There is nothing to print of ${name}.`)
  return { specimen, masters: Object.fromEntries(read.map(({ id, master }) => [id, master])) }
}
