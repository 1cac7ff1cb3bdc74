import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from '@/fonts/cards/draw-card'
import { waysToBreak } from '@/fonts/cards/fill-box'
import { FontRefused } from '@/fonts/font-refused'
import type { CardJob } from '@/fonts/font-job'

const MARGIN = 64
const FONT = 'src/storefront/styles/fonts/bricolage-interface.ttf'
const CAPTIONS_BEGIN = 510

type Given = {
  text: string
  master: string
  dir?: 'ltr' | 'rtl'
  isStill?: boolean
  on?: string[]
  off?: string[]
  coordinates?: Record<string, number>
}

function draw({ text, master, dir = 'ltr', coordinates = {}, ...more }: Given): Promise<string> {
  const cut = { weight: 400, slope: 'upright', coordinates } as const
  const job: CardJob = {
    kind: 'card',
    text,
    dir,
    lang: dir === 'rtl' ? 'fa' : 'en',
    interfaceFont: FONT,
    width: 1200,
    height: 630,
    margin: MARGIN,
    captions: ['Typewerk Nord', '18 styles'],
    ...more,
    cuts: [{ ...cut, master: `src/seed/masters/${master}` }],
  }
  return drawCard(job, readFile)
}

/** The columns of the name's picture that hold anything of it: the first and the last. */
async function inkOf(svg: string): Promise<[first: number, last: number]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 0, width: 1200, height: CAPTIONS_BEGIN })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some(
      (light) => light > 100,
    ),
  )
  return [columns[0] ?? -1, columns.at(-1) ?? -1]
}

test.each<[string, Given]>([
  ['one with a weight axis', { text: 'Fraunces', master: 'fraunces/Fraunces-Variable.ttf' }],
  ['a single style', { text: 'Bungee', master: 'bungee/Bungee-Regular.ttf' }],
  [
    'joined letters from right to left',
    { text: 'وزیرمتن', master: 'vazirmatn/Vazirmatn-Variable.ttf', dir: 'rtl' },
  ],
  [
    'a name on several lines',
    { text: 'Recursive Mono Casual', master: 'fraunces/Fraunces-Variable.ttf' },
  ],
  ['a short name, too high on one line', { text: 'Syne', master: 'bungee/Bungee-Regular.ttf' }],
])('the visible shapes of a name reach both margins: %s', async (_what, given) => {
  const [first, last] = await inkOf(await draw(given))

  expect(Math.abs(first - MARGIN)).toBeLessThanOrEqual(2)
  expect(Math.abs(last - (1200 - MARGIN - 1))).toBeLessThanOrEqual(2)
})

test('two letters are not torn apart: they stand where reading begins', async () => {
  const [first, last] = await inkOf(
    await draw({ text: 'Il', master: 'fraunces/Fraunces-Variable.ttf' }),
  )

  expect(Math.abs(first - MARGIN)).toBeLessThanOrEqual(2)
  expect(last).toBeLessThan(900)
})

test('a card is made of outlines alone', async () => {
  expect(await draw({ text: 'Fraunces', master: 'fraunces/Fraunces-Variable.ttf' })).not.toMatch(
    /<(text|image|use|style|script)/,
  )
})

test('a font that lacks letters of the text is refused', async () => {
  const card = draw({ text: '漢字', master: 'bungee/Bungee-Regular.ttf' })

  await expect(card).rejects.toBeInstanceOf(FontRefused)
})

test('a text is broken between words, the whole line first', () => {
  expect(waysToBreak(' Press  Start 2P ')).toEqual([
    ['Press Start 2P'],
    ['Press', 'Start 2P'],
    ['Press Start', '2P'],
    ['Press', 'Start', '2P'],
  ])
})

test('a text that was set keeps the weight it was set in', async () => {
  const given = { text: 'Plum jam', master: 'geist/Geist-Variable.ttf', isStill: true }
  const light = await draw({ ...given, coordinates: { wght: 100 } })
  const black = await draw({ ...given, coordinates: { wght: 900 } })

  expect(light).not.toBe(black)
  expect(Math.abs((await inkOf(light))[0] - MARGIN)).toBeLessThanOrEqual(2)
  expect(Math.abs((await inkOf(black))[1] - (1200 - MARGIN - 1))).toBeLessThanOrEqual(2)
})

test('a text that somebody set shows the features that were switched, and ligatures as a page has them', async () => {
  const set = { text: 'fi Quince', master: 'alegreya/Alegreya-Regular.ttf', isStill: true }
  const [plain, small, apart] = await Promise.all([
    draw(set),
    draw({ ...set, on: ['smcp'] }),
    draw({ ...set, off: ['liga'] }),
  ])
  const shapesIn = (svg: string) => svg.match(/<path transform/g)?.length ?? 0

  expect(new Set([plain, small, apart]).size).toBe(3)
  expect(shapesIn(apart)).toBe(shapesIn(plain) + 1)
})

test.each([
  ['sbix', '<image '],
  ['colr-v0', 'fill="#F00"'],
  ['colr-v1', 'url(#'],
])('a card of %s shows its letters in their colours', async (name, colour) => {
  const svg = await draw({ text: 'ABC', master: `../../../tests/fixtures/fonts/odd/${name}.ttf` })
  const [first, last] = await inkOf(svg)

  expect(svg).toContain(colour)
  expect(last).toBeGreaterThan(first)
})

test('letters that are not there are refused', async () => {
  await expect(draw({ text: 'Кофе', master: 'syne/Syne-Bold.ttf' })).rejects.toThrow(FontRefused)
})
