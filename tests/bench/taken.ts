import { readdirSync, readFileSync } from 'node:fs'
import { codesIn, letterPageOf, rangesOf } from '../../src/domain/catalogue/glyphs/letter-pages'
import { type Limit, LIMITS } from '../../src/domain/limits/limits'
import { readCharacters } from '../../src/fonts/inspect/read-characters'
import { readSfnt } from '../../src/fonts/sfnt/read-sfnt'
import { charactersOf } from '../../src/operations/fonts/letters/shown-style'
import { printTable } from './print-table'

/**
 * What a script can take of the demo foundry's letters, by what the limits say: to wait for an hour would measure a clock.
 * Previews are open, so all of them; the letters beyond come in pages, of which one neighbourhood gets so many an hour.
 */
const MASTERS = 'src/seed/masters'

type Family = { name: string; styles: number; inPreviews: number; beyond: number; pages: number }

const families = readdirSync(MASTERS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => readFamily(name))
  .toSorted((a, b) => b.pages - a.pages)
const shop = families.reduce(sumOf)

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

function readFamily(name: string): Family {
  const files = readdirSync(`${MASTERS}/${name}`).filter((file) => /\.(ttf|otf)$/.test(file))
  return files.map((file) => readStyle(name, file)).reduce(sumOf)
}

function readStyle(name: string, file: string): Family {
  const codes = readCharacters(readSfnt(readFileSync(`${MASTERS}/${name}/${file}`)))
  const { beyond: ranges } = charactersOf(rangesOf(codes), { previewSet: 'standard' })
  const beyond = codesIn(ranges)
  const pages = new Set(beyond.map(letterPageOf)).size
  return {
    ...{ name, styles: 1, pages },
    inPreviews: codes.length - beyond.length,
    beyond: beyond.length,
  }
}

function sumOf(a: Family, b: Family): Family {
  return {
    name: a.name,
    styles: a.styles + b.styles,
    inPreviews: a.inPreviews + b.inPreviews,
    beyond: a.beyond + b.beyond,
    pages: a.pages + b.pages,
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
