import { FontRefused } from '../font-refused'
import { ByteReader } from '../sfnt/byte-reader'
import {
  CFF,
  type CffEntry,
  type CffIndex,
  type CffOperand,
  readCffDict,
  readCffIndex,
  writeCffIndex,
} from './cff-structures'

type CffNames = { postScript: string; full: string; family: string }

const STANDARD_STRINGS = 391

/**
 * Writes other names into a CFF table. What follows the names moves by the difference in their lengths, so every offset
 * in the top dictionary (and, where glyphs have dictionaries of their own, in theirs) moves along. HarfBuzz writes
 * offsets at full width, so they are overwritten in place; a font it has not rebuilt may be refused.
 */
export function renameCff(table: Uint8Array, names: CffNames): Uint8Array {
  const cff = new ByteReader(Uint8Array.from(table), 'CFF table')
  const nameIndex = readCffIndex(cff, cff.u8(2))
  const topIndex = readCffIndex(cff, nameIndex.end)
  const stringIndex = readCffIndex(cff, topIndex.end)
  const [dict] = topIndex.entries
  if (!dict || topIndex.entries.length !== 1)
    throw new FontRefused('This font holds several fonts.')

  const entries = readCffDict(new ByteReader(dict, 'CFF table'))
  const newNames = writeCffIndex([latin1(names.postScript)])
  const newStrings = writeCffIndex(renameStrings(stringIndex, entries, names))
  const shift =
    newNames.length -
    (nameIndex.end - cff.u8(2)) +
    newStrings.length -
    (stringIndex.end - topIndex.end)

  moveGlyphDicts(cff, entries, shift)
  moveOffsets(dict, entries, shift)
  return Buffer.concat([
    cff.slice(0, cff.u8(2)),
    newNames,
    writeCffIndex([dict]),
    newStrings,
    cff.slice(stringIndex.end, cff.length - stringIndex.end),
  ])
}

function renameStrings(strings: CffIndex, entries: CffEntry[], names: CffNames): Uint8Array[] {
  const renamed = [...strings.entries]
  for (const [operator, name] of [
    [CFF.fullName, names.full],
    [CFF.familyName, names.family],
  ] as const) {
    const index = (operandOf(entries, operator)?.value ?? 0) - STANDARD_STRINGS
    if (index >= 0 && index < renamed.length) renamed[index] = latin1(name)
  }
  return renamed
}

/** Fonts with many dictionaries (Chinese, Japanese, Korean) keep the offset of each one's private part in it. */
function moveGlyphDicts(cff: ByteReader, entries: CffEntry[], shift: number): void {
  const list = operandOf(entries, CFF.fontDicts)
  if (!list) return
  for (const dict of readCffIndex(cff, list.value).entries) {
    move(dict, readCffDict(new ByteReader(dict, 'CFF table')), { operator: CFF.private, shift })
  }
}

function moveOffsets(dict: Uint8Array, entries: CffEntry[], shift: number): void {
  const { charset, encoding, charStrings, fontDicts, fontDictSelect } = CFF
  for (const operator of [charStrings, fontDicts, fontDictSelect, CFF.private]) {
    move(dict, entries, { operator, shift })
  }
  for (const operator of [charset, encoding]) {
    if ((operandOf(entries, operator)?.value ?? 0) > 2) move(dict, entries, { operator, shift })
  }
}

type Move = { operator: number; shift: number }

function move(dict: Uint8Array, entries: CffEntry[], { operator, shift }: Move): void {
  const operand = operandOf(entries, operator)
  // A font without private parts says so by an offset of nothing.
  if (!operand || operand.value === 0 || shift === 0) return
  if (operand.size !== 5)
    throw new FontRefused('The names in this font’s outlines cannot be changed.')
  new DataView(dict.buffer, dict.byteOffset).setInt32(operand.at + 1, operand.value + shift)
}

/** The offset is the last operand: `private` has its size before it. */
function operandOf(entries: CffEntry[], operator: number): CffOperand | undefined {
  return entries.find((entry) => entry.operator === operator)?.operands.at(-1)
}

function latin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}
