import { readFileSync } from 'node:fs'
import { letterPageOf, rangesOf } from '../../src/domain/catalogue/glyphs/letter-pages'
import { pointsOf } from '../../src/domain/catalogue/preview-level'
import { LETTERS_OF_SCENES } from '../../src/domain/catalogue/score/score-words'
import { type Limit, LIMITS } from '../../src/domain/limits/limits'
import type { PreviewRequest } from '../../src/fonts/font-job'
import { readCharacters } from '../../src/fonts/inspect/read-characters'
import { followRecipe } from '../../src/fonts/recipes/follow-recipe'
import { readSfnt } from '../../src/fonts/sfnt/read-sfnt'
import { lettersOfPages } from '@/operations/fonts/check-letters'
import { guardedPreview } from '../../src/operations/fonts/wanted-files'
import { type DemoStyle, readDemoFamilies } from '../support/fonts/demo-styles'
import { printTable } from './print-table'

/**
 * What a script can take of the demo foundry's letters, by what the limits say: to wait for an hour would measure a clock.
 * Of open previews all, and of the letters beyond them so many pages an hour; of guarded ones the letters of the pages, and
 * points for all further letters and features. Then what either level costs a buyer's visit.
 */
const MASTERS = 'src/seed/masters'

const VISITED = 'Alegreya'

const HOUR = LIMITS.guardedLetters.times

const FIRST = { features: 1, isFirst: true }

const OTHER = { features: 1, isFirst: false }

type Family = { name: string; styles: DemoStyle[] }

const families: Family[] = readDemoFamilies()
  .map((styles) => ({ name: styles[0]?.family ?? '', styles }))
  .toSorted((a, b) => pagesBeyond(b) - pagesBeyond(a))
const shop = { name: 'the whole shop', styles: families.flatMap(({ styles }) => styles) }
const byName = families.toSorted((x, y) => x.name.localeCompare(y.name, 'en'))

printTable(
  'Letters of the demo foundry, of all styles together, the largest family first',
  ['family', 'styles', 'in previews', 'beyond them', 'pages of those', 'hours to take them'],
  [...families, shop].map(rowOf),
)
printTable(
  'What one neighbourhood gets in an hour',
  ['', 'at most', 'of the largest family', 'of the shop'],
  [
    ['previews (open)', 'all', '100 %', '100 %'],
    hourOf('pages of letters beyond them', LIMITS.letterPages, pagesBeyond),
    hourOf('letters drawn one by one', LIMITS.glyphDrawings, (family) => sum(family, lettersOf)),
  ],
)
printTable(
  'Guarded: letters of all styles, and what all further letters and features cost in points',
  ['family', 'letters', 'on pages', 'further', 'points', 'in the first hour', 'hours for all'],
  [...families.map((family) => guardedRow(family, [family])), guardedRow(shop, families)],
)
printTable(
  'Guarded: in which family a script is refused for the first time within an hour',
  ['it takes the families', 'refused in its', 'which is', 'whole before', 'styles before'],
  [
    refusedRow('by size, the largest first', families),
    refusedRow('by name', byName),
    refusedRow('by size, the smallest first', families.toReversed()),
  ],
)
printTable(
  `A buyer’s visit to ${VISITED}: fonts of its Regular alone, without the list of fonts`,
  ['', 'open: requests', 'bytes', 'guarded: requests', 'bytes'],
  await visitRows(),
)

/** One page of it shows some features, so that reading alone may cost what features cost. */
async function visitRows(): Promise<string[][]> {
  const master = readFileSync(`${MASTERS}/alegreya/Alegreya-Regular.ttf`)
  const ranges = rangesOf(readCharacters(readSfnt(master)))
  const guarded = lettersOfPages(LETTERS_OF_SCENES, ranges, { previewSet: 'standard' })
  const sizeOf = async (request: PreviewRequest) =>
    (await followRecipe(master, { recipe: 'preview', ...request })).length
  const withLetters = (letters: string) => guardedPreview(null, guarded + letters)
  const all = { ...withLetters(''), features: undefined }
  const typed = 'Příliš žluťoučký kůň'
  const [open, pages, features, text] = [
    await sizeOf({}),
    await sizeOf(withLetters('')),
    await sizeOf(all),
    await sizeOf({ ...withLetters(typed), features: undefined }),
  ]
  // What opens further letters is a short list of ranges.
  const signed = JSON.stringify(ranges).length + 200
  const row = (what: string, requests: number, bytes: number) => {
    return [what, '1', String(open), String(requests), String(bytes)]
  }
  return [
    row('reads a page', 1, pages),
    row('sees or tries its features', 3, pages + signed + features),
    row('types Czech besides', 4, pages + signed + features + text),
  ]
}

function guardedRow({ name, styles }: Family, taken: Family[]): string[] {
  const [all, further] = [sum({ styles }, lettersOf), sum({ styles }, furtherOf)]
  const hours = hoursFor(taken)
  const inFirst = all - further + (hours[0] ?? 0)
  const points = taken.reduce((total, family) => total + pointsOfFamily(family), 0)
  const percent = `${Math.round((inFirst / all) * 100)} %`
  return [name, ...[all, all - further, further, points].map(String), percent, String(hours.length)]
}

/** Further letters of each hour until there are no more: of each family a style at its part, then as many others as there are points. */
function hoursFor(taken: Family[]): number[] {
  const hours: number[] = []
  let left = taken.map(({ styles }) => styles.map(furtherOf))
  while (left.flat().length > 0) {
    const firsts = left.flatMap(([letters]) => (letters === undefined ? [] : [letters]))
    let points = firsts.reduce((rest, letters) => rest - pointsOf(letters, FIRST), HOUR)
    let had = firsts.reduce((total, letters) => total + letters, 0)
    left = left.map(([, ...others]) =>
      others.flatMap((letters) => {
        const cost = pointsOf(letters, OTHER)
        const part = Math.floor(letters * Math.min(1, points / cost))
        points -= Math.min(points, cost)
        had += part
        return part === letters ? [] : [letters - part]
      }),
    )
    hours.push(had)
  }
  return hours
}

/** What all further letters and features of a family cost within an hour. */
function pointsOfFamily({ styles }: Family): number {
  const costs = styles.map((style, at) => pointsOf(furtherOf(style), at === 0 ? FIRST : OTHER))
  return costs.reduce((total, points) => total + points, 0)
}

function refusedRow(order: string, taken: Family[]): string[] {
  let left = HOUR
  const at = taken.findIndex((family) => (left -= pointsOfFamily(family)) < 0)
  const before = taken.slice(0, at).reduce((total, { styles }) => total + styles.length, 0)
  const which = taken[at]?.name ?? 'none'
  return [order, at < 0 ? 'none' : `${at + 1}.`, which, String(Math.max(0, at)), String(before)]
}

function rowOf(family: Family): string[] {
  const [letters, beyond] = [sum(family, lettersOf), sum(family, (style) => style.beyond.length)]
  const pages = pagesBeyond(family)
  const hours = Math.max(1, Math.ceil(pages / inAnHour(LIMITS.letterPages)))
  const figures = [family.styles.length, letters - beyond, beyond, pages, hours]
  return [family.name, ...figures.map(String)]
}

function hourOf(what: string, limit: Limit, countIn: (family: Family) => number): string[] {
  const [largest = shop] = families.toSorted((a, b) => countIn(b) - countIn(a))
  const times = inAnHour(limit)
  const share = (family: Family) =>
    `${Math.min(100, Math.round((times / countIn(family)) * 100))} %`
  return [what, String(times), share(largest), share(shop)]
}

function pagesBeyond(family: Pick<Family, 'styles'>): number {
  return sum(family, ({ beyond }) => new Set(beyond.map(letterPageOf)).size)
}

function lettersOf({ codes }: DemoStyle): number {
  return codes.length
}

function furtherOf({ further }: DemoStyle): number {
  return further.length
}

function sum({ styles }: Pick<Family, 'styles'>, of: (style: DemoStyle) => number): number {
  return styles.reduce((total, style) => total + of(style), 0)
}

function inAnHour({ times, seconds }: Limit): number {
  return (times * 3600) / seconds
}
