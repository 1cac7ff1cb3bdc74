import { expect, test } from 'vitest'
import { checkCharStrings } from '@/fonts/check/check-charstrings'
import { checkForBrowsers } from '@/fonts/check/check-for-browsers'
import { FontRefused } from '@/fonts/font-refused'
import { CFF, readCffDict, readCffIndex } from '@/fonts/rename/cff-structures'
import { ByteReader } from '@/fonts/sfnt/byte-reader'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { changeTable } from '../../../support/faults/change-table'
import { readMaster } from '../masters'

const CANNOT_BE_DRAWN =
  'Browsers refuse this font: its glyph number 60 cannot be drawn. Correct that glyph in your font editor, and export it again.'

const NIL = 139
const nils = (count: number) => Array<number>(count).fill(NIL)
const [HSTEM, VSTEM, MOVE, LINE, CALL, RETURN, END, MASK] = [1, 3, 22, 6, 29, 11, 14, 19]

const HINTS = [...nils(2), HSTEM, ...nils(2), VSTEM]
const FIRST_SHARED = 32

test('an outline with an operator that does not exist: the glyph and its cure are named', () => {
  const font = changeTable(readMaster('cff'), 'CFF ', (cff) => {
    const bytes = new Uint8Array(cff.buffer, cff.byteOffset, cff.byteLength)
    bytes.set([2, 2, 9], readCffIndex(new ByteReader(bytes, 'CFF'), outlinesIn(bytes)).starts[60])
  })

  expect(() => checkForBrowsers(readSfnt(font))).toThrow(new FontRefused(CANNOT_BE_DRAWN))
})

test.each<[string, number[], number[][]?]>([
  ['nothing but its end', [END]],
  ['a width before its first operands', [NIL, NIL, MOVE, NIL, LINE, END]],
  ['hints in their order, and a mask of them', [...HINTS, MASK, 0xff, NIL, MOVE, END]],
  ['a number that is reckoned', [NIL, NIL, 12, 10, MOVE, END]],
  ['a subroutine that returns', [FIRST_SHARED, CALL, END], [[NIL, MOVE, RETURN]]],
  ['a subroutine that ends it', [FIRST_SHARED, CALL], [[END]]],
])('an outline is taken with %s', (_, code, shared = []) => {
  expect(() => check(code, { shared })).not.toThrow()
})

test.each<[string, number[], number[][]?]>([
  ['an operator of two bytes that does not exist', [12, 99, END]],
  ['an operator that only variable fonts have', [NIL, 16, END]],
  ['a line before any move', [NIL, LINE, END]],
  ['fewer operands than its operator takes', [MOVE, END]],
  ['more than 48 operands', [...nils(49), END]],
  ['hints out of their order', [...nils(2), VSTEM, ...nils(2), HSTEM, END]],
  ['a mask of no hints', [MASK, 0, END]],
  [
    'more than 96 hints',
    [
      ...Array<number[]>(9)
        .fill([...nils(24), HSTEM])
        .flat(),
      END,
    ],
  ],
  ['a number cut short', [28, 0]],
  ['no end', [NIL, MOVE]],
  ['a return to nowhere', [RETURN]],
  ['a subroutine that is not there', [NIL, CALL, END], [[RETURN]]],
  ['a subroutine whose number is reckoned', [NIL, FIRST_SHARED, 12, 10, CALL, END], [[RETURN]]],
  ['a subroutine that calls itself', [FIRST_SHARED, CALL, END], [[FIRST_SHARED, CALL, RETURN]]],
  ['a subroutine that does not return', [FIRST_SHARED, CALL, END], [[NIL, MOVE]]],
  ['stores, which browsers do not take', [NIL, NIL, 12, 20, END]],
])('an outline is refused with %s', (_, code, shared = []) => {
  expect(() => check(code, { shared })).toThrow(new FontRefused(CANNOT_BE_DRAWN))
})

test.each([
  ['an end, which variable fonts have not', [END]],
  ['a width', [NIL, NIL, MOVE]],
  ['deltas of regions that are not there', [NIL, NIL + 1, 16, MOVE]],
  ['a set of regions that is not there', [NIL, 15]],
])('an outline of a variable font is refused with %s', (_, code) => {
  expect(() => check([NIL, MOVE], { isVariable: true })).not.toThrow()
  expect(() => check(code, { isVariable: true })).toThrow(new FontRefused(CANNOT_BE_DRAWN))
})

test('subroutines that call each other a thousand times over are refused at once', () => {
  const shared = Array.from({ length: 9 }, (_, level) => {
    const call = [FIRST_SHARED + level + 1, CALL]
    return [...Array<number[]>(1000).fill(call).flat(), RETURN]
  })
  const started = performance.now()

  expect(() => check([FIRST_SHARED, CALL, END], { shared: [...shared, [RETURN]] })).toThrow(
    new FontRefused(CANNOT_BE_DRAWN),
  )
  expect(performance.now() - started).toBeLessThan(1000)
})

function check(code: number[], { shared = [] as number[][], isVariable = false }): void {
  const plain = isVariable ? [] : [END]
  checkCharStrings({
    cff: new ByteReader(new Uint8Array(1000), 'CFF table'),
    isVariable,
    top: [],
    charStrings: [...Array<number[]>(60).fill(plain), code].map((one) => Uint8Array.from(one)),
    shared: shared.map((one) => Uint8Array.from(one)),
  })
}

function outlinesIn(bytes: Uint8Array): number {
  const cff = new ByteReader(bytes, 'CFF table')
  const [font = new Uint8Array()] = readCffIndex(cff, readCffIndex(cff, cff.u8(2)).end).entries
  const top = readCffDict(new ByteReader(font, 'CFF table'))
  return top.find(({ operator }) => operator === CFF.charStrings)?.operands[0]?.value ?? 0
}
