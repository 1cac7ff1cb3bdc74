import { FontRefused } from '../font-refused'
import { CFF, type CffEntry, readCffDict, readCffIndex } from '../rename/cff-structures'
import { ByteReader } from '../sfnt/byte-reader'
import { findTable, glyphCountOf, requireTable, type Sfnt } from '../sfnt/sfnt'
import { checkCharStrings } from './check-charstrings'
import { unknownVersion, wronglyBuilt } from './browser-refusals'

/** What the top dictionary may say, and each once. */
const OPERATORS: number[] = [
  CFF.charStrings,
  CFF.variationStore,
  CFF.fontMatrix,
  CFF.fontDicts,
  CFF.fontDictSelect,
]

const COUNT_SIZE = 4

/** Outlines of variable fonts (CFF2), by the rules of browsers' sanitiser: dictionaries, glyphs, regions of the axes. */
export function checkCff2(sfnt: Sfnt): void {
  try {
    const cff = requireTable(sfnt, 'CFF2')
    if (cff.u8(0) !== 2) throw unknownVersion('CFF2')
    const [head, size] = [cff.u8(2), cff.u16(3)]
    const top = readCffDict(new ByteReader(cff.slice(head, size), 'CFF2 table'))
    if (head < 5 || !isTopDict(top)) throw wronglyBuilt('CFF2')
    const charStrings = checkIndexes(cff, top, glyphCountOf(sfnt))
    checkRegions(cff, valueOf(top, CFF.variationStore), findTable(sfnt, 'fvar')?.u16(8) ?? 0)
    const shared = readCffIndex(cff, head + size, COUNT_SIZE).entries
    checkCharStrings({ cff, isVariable: true, top, charStrings, shared })
  } catch (error) {
    throw error instanceof FontRefused ? error : wronglyBuilt('CFF2')
  }
}

function isTopDict(top: CffEntry[]): boolean {
  const operators = top.map(({ operator }) => operator)
  return (
    operators.every((operator) => OPERATORS.includes(operator)) &&
    new Set(operators).size === operators.length &&
    operators.includes(CFF.charStrings) &&
    operators.includes(CFF.fontDicts) &&
    top.every(({ operator, operands }) => operands.length === (operator === CFF.fontMatrix ? 6 : 1))
  )
}

/** As many glyphs as `maxp` counts; each dictionary of a font names its private one, inside the table. */
function checkIndexes(cff: ByteReader, top: CffEntry[], glyphs: number): Uint8Array[] {
  const charStrings = readCffIndex(cff, valueOf(top, CFF.charStrings) ?? 0, COUNT_SIZE).entries
  if (charStrings.length !== glyphs) throw wronglyBuilt('CFF2')

  const dicts = readCffIndex(cff, valueOf(top, CFF.fontDicts) ?? 0, COUNT_SIZE).entries
  const select = valueOf(top, CFF.fontDictSelect)
  if (dicts.length === 0 || (dicts.length > 1 && select === null)) throw wronglyBuilt('CFF2')
  for (const dict of dicts) {
    const entries = readCffDict(new ByteReader(dict, 'CFF2 table'))
    const own = entries.filter(({ operator }) => operator === CFF.private)
    const [size, at] = own[0]?.operands.map(({ value }) => value) ?? []
    if (own.length !== entries.length || size === undefined || at === undefined) {
      throw wronglyBuilt('CFF2')
    }
    const stems = readCffDict(new ByteReader(cff.slice(at, size), 'CFF2 table'))
    if (stems.some(({ operator }) => !OF_STEMS.includes(operator))) throw wronglyBuilt('CFF2')
  }
  return charStrings
}

/** Zones, stems, subroutines and how they vary: what of a private dictionary is left in CFF2. Widths stand in `hmtx`. */
const OF_STEMS = [6, 7, 8, 9, 10, 11, 19, 22, 23, 1209, 1210, 1211, 1212, 1213, 1217, 1218]

/** Start, peak and end of an axis. */
const REGION = 6

/** Where the axes matter: from a start over a peak to an end, on one side of the default. */
function checkRegions(cff: ByteReader, at: number | null, axes: number): void {
  if (at === null) return
  const store = at + 2
  const list = store + cff.u32(store + 2)
  if (cff.u16(store) !== 1 || cff.u16(list) !== axes) throw wronglyBuilt('CFF2')
  const count = cff.u16(list + 2)
  if (list + 4 + count * axes * REGION > store + cff.u16(at)) throw wronglyBuilt('CFF2')
  for (let place = 0; place < count * axes; place++) {
    const region = list + 4 + place * REGION
    const [start, peak, end] = [0, 2, 4].map((side) => cff.i16(region + side)) as [
      number,
      number,
      number,
    ]
    const isAcross = peak !== 0 && start < 0 && end > 0
    if (start > peak || peak > end || isAcross) throw wronglyBuilt('CFF2')
  }
}

function valueOf(dict: CffEntry[], operator: number): number | null {
  return dict.find((entry) => entry.operator === operator)?.operands.at(-1)?.value ?? null
}
