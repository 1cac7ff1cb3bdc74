import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cutShort } from '../support/faults/cut-short'
import type { DamagedFont } from '../support/faults/damaged-font'
import { flipBytes } from '../support/faults/flip-bytes'
import { overfillTables, overfillVariations } from '../support/faults/overfill-tables'
import { rewriteDirectory } from '../support/faults/rewrite-directory'
import { raiseNumbers, spoilTables } from '../support/faults/spoil-tables'
import { sample, sweep } from '../support/faults/sweep'
import { tangleGlyphs } from '../support/faults/tangle-glyphs'
import { tryFonts } from '../support/faults/try-fonts'

/** By the child processes alone, where thousands of damages are cheap; `masters-at-the-door` takes a part of them through HTTP. */
const folder = await mkdtemp(join(tmpdir(), 'fount-damaged-'))
afterAll(() => rm(folder, { recursive: true }))

const MASTERS = {
  'TrueType font': 'src/seed/masters/instrument-serif/InstrumentSerif-Regular.ttf',
  'CFF font': 'src/seed/masters/fount-serif/FountSerif-Regular.otf',
  'variable font': 'src/seed/masters/geist/Geist-Variable.ttf',
  'Arabic font': 'src/seed/masters/vazirmatn/Vazirmatn-Variable.ttf',
  'CFF2 font': 'tests/fixtures/fonts/pin-test/PinTest-Variable.otf',
} as const

/** Of a hundred or two that `npm run test:soak` tries. */
const FEW = 10

type Master = keyof typeof MASTERS
type Damage = (font: Uint8Array) => DamagedFont[]

const EVERY = Object.keys(MASTERS) as Master[]

const DAMAGES: [what: string, damage: Damage, masters: Master[]][] = [
  ['cut short at every boundary', cutShort, EVERY],
  ['with bytes rewritten', (font) => flipBytes(font, 6), EVERY],
  ['with a directory that lies', rewriteDirectory, ['CFF2 font']],
  ['with tables spoilt', spoilTables, ['CFF2 font']],
  [
    'with some tables spoilt',
    (font) => everyThird(spoilTables(font)),
    ['TrueType font', 'CFF font'],
  ],
  ['with numbers raised', (font) => raiseNumbers(font, { words: 3 }), ['CFF2 font']],
]

function everyThird(fonts: DamagedFont[]): DamagedFont[] {
  return fonts.filter((_font, index) => index % 3 === 0)
}

const CASES = DAMAGES.flatMap(([what, damage, masters]) =>
  masters.map((master) => ({ what, master, damage })),
)

test.each(CASES)(
  'a $master $what is clearly refused or a good font',
  async ({ master, damage }) => {
    const fonts = sample(damage(await readFile(MASTERS[master])), FEW)
    const { refused, good, astray } = await tryFonts(folder, fonts)

    expect(astray).toEqual([])
    expect(refused + good).toBe(fonts.length)
    expect(refused).toBeGreaterThan(sweep.isWhole ? fonts.length / 4 : 0)
    expect(await readdir(folder)).toEqual([])
  },
)

const HOSTILE: [what: string, damage: Damage, master: Master][] = [
  ['glyphs made of each other', tangleGlyphs, 'TrueType font'],
  ['glyphs made of each other, and variable,', tangleGlyphs, 'Arabic font'],
  ['tables that say more than they hold', overfillTables, 'TrueType font'],
  ['names without end in a variable font', overfillTables, 'Arabic font'],
]

test.each(HOSTILE)('%s are clearly refused', async (_what, damage, master) => {
  const fonts = damage(await readFile(MASTERS[master]))

  expect(await tryFonts(folder, fonts)).toEqual({ refused: fonts.length, good: 0, astray: [] })
  expect(await readdir(folder)).toEqual([])
})

test('variations that count what is not there are clearly refused; a font may name no instances', async () => {
  const fonts = overfillVariations(await readFile(MASTERS['Arabic font']))

  expect(await tryFonts(folder, fonts)).toEqual({ refused: fonts.length - 1, good: 1, astray: [] })
})
