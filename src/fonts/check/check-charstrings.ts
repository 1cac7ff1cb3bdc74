import { CFF, type CffEntry, readCffDict, readCffIndex } from '../rename/cff-structures'
import { ByteReader } from '../sfnt/byte-reader'
import { refused, wronglyBuilt } from './browser-refusals'
import operators from './charstring-operators.json' with { type: 'json' }

type Outlines = {
  cff: ByteReader
  isVariable: boolean
  top: CffEntry[]
  charStrings: Uint8Array[]
  /** Subroutines that all glyphs share. */
  shared: Uint8Array[]
}

/** Of the glyphs of one dictionary: their subroutines, and the set of regions by which they vary. */
type FontPart = { own: Uint8Array[]; variation: number }

/** Subroutines of subroutines may be a bomb: a font as it is drawn has few times the bytes that it is stored in. */
const STEPS_A_BYTE = 100

/** Reads each outline as browsers' sanitiser does: operators it knows, with the operands they take, and subroutines that are there. */
export function checkCharStrings(outlines: Outlines): void {
  const parts = readParts(outlines)
  const partOf = readPartOf(outlines)
  const regions = readRegionCounts(outlines)
  const font = { ...outlines, regions, steps: STEPS_A_BYTE * outlines.cff.length }
  for (const [glyph, code] of outlines.charStrings.entries()) {
    const part = parts[partOf[glyph] ?? -1]
    const drawing = part && new Drawing(font, part)
    const isDrawn = drawing?.draw(code) && (font.isVariable || drawing.hasEnded)
    if (!isDrawn) throw refused('glyph', { glyph })
  }
}

/** A font without dictionaries of its own is one part. */
function readParts({ cff, top, isVariable }: Outlines): FontPart[] {
  const size = isVariable ? 4 : 2
  const [at] = valuesOf(top, CFF.fontDicts)
  const dicts = at === undefined ? [top] : readCffIndex(cff, at, size).entries.map(readDict)
  return dicts.map((dict) => {
    const [length = 0, start = 0] = valuesOf(dict, CFF.private)
    const own = readDict(cff.slice(start, length))
    const [subroutines] = valuesOf(own, CFF.subroutines)
    return {
      own: subroutines ? readCffIndex(cff, start + subroutines, size).entries : [],
      variation: valuesOf(own, CFF.variationIndex)[0] ?? 0,
    }
  })
}

/** By glyph the part it is of; -1: of none. */
function readPartOf({ cff, top, charStrings, isVariable }: Outlines): Int32Array {
  const parts = new Int32Array(charStrings.length)
  const [at] = valuesOf(top, CFF.fontDictSelect)
  if (at === undefined) return parts
  const format = cff.u8(at)
  if (format === 0) return Int32Array.from(cff.slice(at + 1, parts.length))
  const isLong = format === 4
  if (isLong ? !isVariable : format !== 3) throw wronglyBuilt(isVariable ? 'CFF2' : 'CFF')
  const read = (place: number) => (isLong ? cff.u32(place) : cff.u16(place))
  const [first, size] = isLong ? [at + 5, 6] : [at + 3, 3]
  parts.fill(-1)
  for (let place = first; place < first + read(at + 1) * size; place += size) {
    parts.fill(isLong ? cff.u16(place + 4) : cff.u8(place + 2), read(place), read(place + size))
  }
  return parts
}

/** By how many regions each set of a variable font's deltas varies. */
function readRegionCounts({ cff, top }: Outlines): number[] {
  const [at] = valuesOf(top, CFF.variationStore)
  if (at === undefined) return []
  const store = at + 2
  return Array.from({ length: cff.u16(store + 6) }, (_, set) => {
    return cff.u16(store + cff.u32(store + 8 + set * 4) + 4)
  })
}

function readDict(bytes: Uint8Array): CffEntry[] {
  return readCffDict(new ByteReader(bytes, 'CFF table'))
}

function valuesOf(dict: CffEntry[], operator: number): number[] {
  return dict.find((entry) => entry.operator === operator)?.operands.map(({ value }) => value) ?? []
}

/** Limits of Type 2 charstrings (Adobe Technical Note 5177, appendix B); operators of two bytes are numbered as in a dictionary. */
const { limits, named } = operators
/** Of operands the least, how many more at a time, and how many besides. */
const DRAWS = byOperator(operators.draws)
const MOVES = byOperator(operators.moves)
/** Their order: horizontal stems, vertical ones, counters, then masks and outlines. */
const HINTS = byOperator(operators.hints)
const OUTLINE = 3
/** What arithmetic takes and gives. Stores, random numbers and reordering the operands are none that browsers take. */
const RECKONS = byOperator(operators.reckons)

function byOperator<Rule>(rules: Record<string, Rule>): Map<number, Rule> {
  return new Map(Object.entries(rules).map(([operator, rule]) => [Number(operator), rule]))
}

/** Operands of all glyphs, one after another; NaN: a number that only drawing would tell. */
const operands = new Float64Array(limits.variableOperands + 2)

class Drawing {
  hasEnded = false
  #count = 0
  #stems = 0
  #stage = 0
  #hasBlended = false
  #hasChosen = false
  /** The first operator may have a width before its operands; variable fonts have none. */
  #hasWidth: boolean

  constructor(
    readonly font: Outlines & { regions: number[]; steps: number },
    private part: FontPart,
  ) {
    this.#hasWidth = font.isVariable
  }

  /** Whether a charstring or a subroutine can be drawn to its end. */
  draw(code: Uint8Array, depth = 0): boolean {
    const { isVariable } = this.font
    const most = isVariable ? limits.variableOperands : limits.operands
    if (depth > limits.deepest || code.length > limits.longest) return false
    for (let at = 0; at < code.length;) {
      const first = code[at] ?? 0
      if (--this.font.steps < 0) return false
      if (first === 28 || first > 31) {
        operands[this.#count++] = numberAt(code, at)
        at += first === 28 ? 3 : first === 255 ? 5 : first < 247 ? 1 : 2
      } else {
        const operator = first === 12 ? 1200 + (code[at + 1] ?? 99) : first
        at += first === 12 ? 2 : 1
        if (operator === named.return) return !isVariable
        if (!this.#obey(operator, depth)) return false
        if (this.hasEnded) return true
        const isMask = operator === named.hintMask || operator === named.counterMask
        if (isMask) at += Math.ceil(this.#stems / 8)
      }
      if (at > code.length || this.#count > most) return false
    }
    return isVariable
  }

  /** Whether an operator is known and finds the operands it takes. */
  #obey(operator: number, depth: number): boolean {
    const { isVariable, shared } = this.font
    const [count, hasWidth] = [this.#count, this.#hasWidth]
    const draws = DRAWS.get(operator)
    if (draws) {
      const [least = 0, more = 1, besides = 0] = draws
      this.#count = 0
      return hasWidth && count >= least && (count - least) % more <= besides
    }
    if (operator === named.callOwn) return this.#call(this.part.own, depth)
    if (operator === named.callShared) return this.#call(shared, depth)
    if (isVariable && operator === named.blend) return this.#blend()
    if (isVariable && operator === named.chooseVariation) return this.#chooseVariation()
    if (!isVariable && operator === named.end) return (this.hasEnded = true)
    if (!isVariable && operator === named.dotSection) return count === 0
    const [takes, gives = 0] = (!isVariable && RECKONS.get(operator)) || []
    if (takes !== undefined) {
      if (count < takes) return false
      this.#count += gives - takes
      operands.fill(Number.NaN, count - takes, this.#count)
      return true
    }

    this.#count = 0
    this.#hasWidth = true
    const moves = MOVES.get(operator)
    const stage = moves ? OUTLINE : HINTS.get(operator)
    if (stage === undefined || this.#stage > stage) return false
    this.#stage = stage
    if (moves) return count === moves || (!hasWidth && count === moves + 1)
    if (stage < 2 && count < 2) return false
    this.#stems += count >> 1
    const isEven = count % 2 === 0 || !hasWidth
    return isEven && this.#stems > 0 && this.#stems <= limits.stems
  }

  /** NaN: there is none. */
  #takeLast(): number {
    if (this.#count === 0) return Number.NaN
    return operands[--this.#count] ?? Number.NaN
  }

  #call(subroutines: Uint8Array[], depth: number): boolean {
    const bias = subroutines.length < 1240 ? 107 : subroutines.length < 33_900 ? 1131 : 32_768
    const code = subroutines[this.#takeLast() + bias]
    return code !== undefined && this.draw(code, depth + 1)
  }

  /** Leaves of each operand one value, that of the default. */
  #blend(): boolean {
    const blended = this.#takeLast()
    const deltas = blended * (this.font.regions[this.part.variation] ?? Number.NaN)
    if (!(blended >= 0 && this.#count >= blended + deltas)) return false
    this.#count -= deltas
    return (this.#hasBlended = true)
  }

  /** Once, before anything is blended. */
  #chooseVariation(): boolean {
    const isFirst = this.#count === 1 && !this.#hasBlended && !this.#hasChosen
    const variation = this.#takeLast()
    this.#hasChosen = true
    this.part = { ...this.part, variation }
    return isFirst && variation in this.font.regions
  }
}

function numberAt(code: Uint8Array, at: number): number {
  const first = code[at] ?? 0
  if (first === 255) return Number.NaN
  if (first >= 32 && first < 247) return first - 139
  const second = code[at + 1] ?? 0
  if (first === 28) return ((second << 24) >> 16) | (code[at + 2] ?? 0)
  return first < 251 ? (first - 247) * 256 + second + 108 : (251 - first) * 256 - second - 108
}
