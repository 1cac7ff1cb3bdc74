import { readdirSync, readFileSync } from 'node:fs'
import { codesIn, letterPageOf, rangesOf } from '../../src/domain/catalogue/glyphs/letter-pages'
import { FEATURES_COUNT_AS } from '../../src/domain/catalogue/preview-level'
import { LETTERS_OF_TEXTS } from '../../src/domain/catalogue/score/score-texts'
import { type Limit, LIMITS } from '../../src/domain/limits/limits'
import type { PreviewRequest } from '../../src/fonts/font-job'
import { readCharacters } from '../../src/fonts/inspect/read-characters'
import { followRecipe } from '../../src/fonts/recipes/follow-recipe'
import { readSfnt } from '../../src/fonts/sfnt/read-sfnt'
import { charactersOf } from '../../src/operations/fonts/letters/shown-style'
import { lettersOfPages } from '../../src/operations/fonts/preview-letters'
import { guardedPreview } from '../../src/operations/fonts/wanted-files'
import { printTable } from './print-table'

/**
 * What a script can take of the demo foundry's letters, by what the limits say: to wait for an hour would measure a clock.
 * Of open previews all, and of the letters beyond them so many pages an hour; of guarded ones the letters of the pages, and
 * points for all further letters and features. Then what either level costs a buyer's visit.
 */
const MASTERS = 'src/seed/masters'

const VISITED = 'Alegreya'

const TEXTS = Object.values(LETTERS_OF_TEXTS).join('')

const HOUR = LIMITS.guardedLetters.times

type Family = {
  name: string
  styles: number
  inPreviews: number
  beyond: number
  pages: number
  /** Letters of guarded previews, and the points that all the rest costs. */
  inGuarded: number
  points: number
}

const families = readdirSync(MASTERS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFamily(name))
  .toSorted((a, b) => b.pages - a.pages)
const shop = families.reduce(sumOf)
const byName = families.toSorted((x, y) => x.name.localeCompare(y.name, 'en'))

printTable(
  'Letters of the demo foundry, of all styles together, the largest family first',
  ['family', 'styles', 'in previews', 'beyond them', 'pages of those', 'hours to take them'],
  [...families, { ...shop, name: 'the whole shop' }].map(rowOf),
)
printTable(
  'What one neighbourhood gets in an hour',
  ['', 'at most', 'of the largest family', 'of the shop'],
  [
    ['previews (open)', 'all', '100 %', '100 %'],
    hourOf('pages of letters beyond them', LIMITS.letterPages, (family) => family.pages),
    hourOf('letters drawn one by one', LIMITS.glyphDrawings, lettersOf),
  ],
)
printTable(
  'Guarded: letters of all styles, and what all further letters and features cost in points',
  ['family', 'letters', 'on pages', 'further', 'points', 'in the first hour', 'hours for all'],
  [...families, { ...shop, name: 'the whole shop' }].map(guardedRow),
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
  const guarded = lettersOfPages(TEXTS, ranges, { previewSet: 'standard' })
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

function guardedRow(family: Family): string[] {
  const { name, inGuarded, points } = family
  const all = lettersOf(family)
  const taken = inGuarded + (all - inGuarded) * Math.min(1, HOUR / points)
  const hours = Math.max(1, Math.ceil(points / HOUR))
  const percent = `${Math.round((taken / all) * 100)} %`
  return [name, ...[all, inGuarded, all - inGuarded, points].map(String), percent, String(hours)]
}

function refusedRow(order: string, taken: Family[]): string[] {
  let left = HOUR
  const at = taken.findIndex(({ points }) => (left -= points) < 0)
  const before = taken.slice(0, at).reduce((sum, { styles }) => sum + styles, 0)
  const which = taken[at]?.name ?? 'none'
  return [order, at < 0 ? 'none' : `${at + 1}.`, which, String(Math.max(0, at)), String(before)]
}

function readFamily(name: string): Family {
  const files = readdirSync(`${MASTERS}/${name}`).filter((file) => /\.(ttf|otf)$/.test(file))
  return files.map((file) => readStyle(name, file)).reduce(sumOf)
}

function readStyle(name: string, file: string): Family {
  const codes = readCharacters(readSfnt(readFileSync(`${MASTERS}/${name}/${file}`)))
  const { beyond: ranges } = charactersOf(rangesOf(codes), { previewSet: 'standard' })
  const beyond = codesIn(ranges)
  const pages = new Set(beyond.map(letterPageOf)).size
  const guarded = lettersOfPages(TEXTS, rangesOf(codes), { previewSet: 'standard' }) || ' '
  const further = charactersOf(rangesOf(codes), { previewSet: 'standard', guarded }).beyond
  return {
    ...{ name, styles: 1, pages },
    inPreviews: codes.length - beyond.length,
    beyond: beyond.length,
    inGuarded: codes.length - codesIn(further).length,
    points: codesIn(further).length + FEATURES_COUNT_AS,
  }
}

function sumOf(a: Family, b: Family): Family {
  return {
    name: a.name,
    styles: a.styles + b.styles,
    inPreviews: a.inPreviews + b.inPreviews,
    beyond: a.beyond + b.beyond,
    pages: a.pages + b.pages,
    inGuarded: a.inGuarded + b.inGuarded,
    points: a.points + b.points,
  }
}

function rowOf(family: Family): string[] {
  const { name, styles, inPreviews, beyond, pages } = family
  const hours = Math.max(1, Math.ceil(pages / inAnHour(LIMITS.letterPages)))
  return [name, ...[styles, inPreviews, beyond, pages, hours].map(String)]
}

function hourOf(what: string, limit: Limit, countIn: (family: Family) => number): string[] {
  const [largest = shop] = families.toSorted((a, b) => countIn(b) - countIn(a))
  const times = inAnHour(limit)
  const share = (family: Family) =>
    `${Math.min(100, Math.round((times / countIn(family)) * 100))} %`
  return [what, String(times), share(largest), share(shop)]
}

function lettersOf({ inPreviews, beyond }: Family): number {
  return inPreviews + beyond
}

function inAnHour({ times, seconds }: Limit): number {
  return (times * 3600) / seconds
}
