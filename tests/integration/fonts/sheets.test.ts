import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Sheet } from '@/domain/catalogue/test-sheet'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Typeface } from '@/payload-types'
import { ORIGIN, type Refusal } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const visitor = shop.visitor()
await visitor.fetch('/api/csrf')
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const

let made = 0

async function aStyle(file: string, words: Partial<Typeface> = {}): Promise<string> {
  const slug = `sheets-${++made}`
  const typeface = await payload.create({
    collection: 'typefaces',
    data: {
      name: `Almery & ${made}`,
      slug,
      category: 'serif',
      trialPolicy: 'none',
      _status: 'published',
      ...words,
    },
    ...ROW,
  })
  const style = await payload.create({
    collection: 'styles',
    data: {
      name: 'Bold Italic',
      typeface: typeface.id,
      typ: file.includes('Variable') ? 'variable' : 'static',
      weight: 400,
      slope: 'upright',
    },
    ...ROW,
  })
  const bytes = await readFile(`src/seed/masters/${file}`)
  await replaceMaster(payload, { styleId: style.id, bytes })
  await prepareTypefaces(payload)
  return style.id
}

const SHEET: Sheet = {
  format: 'svg',
  paragraphs: [['nih']],
  dir: 'auto',
  lang: 'en',
  width: 600,
  margin: 20,
  size: 100,
  leading: 1,
  tracking: 0,
  align: 'start',
  axes: {},
  features: {},
  isInverted: false,
  palette: 0,
}

const alegreya = await aStyle('alegreya/Alegreya-Regular.ttf')
const vazirmatn = await aStyle('vazirmatn/Vazirmatn-Variable.ttf', { lang: 'fa', dir: 'rtl' })

function ask(style: string, part: Partial<Sheet> = {}, headers = {}): Promise<Response> {
  return visitor.fetch(`/api/fonts/sheet/${style}`, {
    method: 'POST',
    body: JSON.stringify({ ...SHEET, ...part }),
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': visitor.cookies.get('csrftoken') ?? '',
      origin: ORIGIN,
      ...headers,
    },
  })
}

/** Where each glyph of each line begins and ends, from left to right as they stand in the file. */
async function linesOf(style: string, part: Partial<Sheet> = {}): Promise<[number, number][][]> {
  const svg = await (await ask(style, part)).text()
  const [text = ''] = svg.split('<path fill-opacity')
  const groups = text.match(/<g>.*?<\/g>/g) ?? []
  return groups.map((group) =>
    Array.from(group.matchAll(/ d="([^"]+)"/g), ([, path = '']) => {
      const across = Array.from(path.matchAll(/(-?[\d.]+),/g), ([, x]) => Number(x))
      return [Math.min(...across), Math.max(...across)]
    }),
  )
}

test('a sheet is saved as outlines with a caption, under the name of its style', async () => {
  const response = await ask(alegreya)
  const svg = await response.text()
  const { format, width } = await sharp(Buffer.from(svg)).metadata()

  expect([response.status, response.headers.get('content-disposition')]).toEqual([
    200,
    "attachment; filename*=UTF-8''sheets-1-bold-italic.svg",
  ])
  expect([format, width]).toEqual(['svg', 600])
  expect(svg).toMatch(
    /<title>Almery &amp; 1 Bold Italic, 100 px · .+ · localhost:3000\/typeface\/sheets-1<\/title>/,
  )
  expect(svg.match(/<path d="/g)?.length).toBeGreaterThan(40)
})

test('a picture is twice as large, in the tone of the sheet', async () => {
  const bytes = new Uint8Array(
    await (await ask(alegreya, { format: 'png', isInverted: true })).arrayBuffer(),
  )
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect(info.width).toBe(1200)
  expect([...data.subarray(0, 3)]).toEqual([0x08, 0x08, 0x0a])
})

test('lines are those the browser has made, letters as far apart as they were set', async () => {
  const [plain = []] = await linesOf(alegreya)
  const [spaced = []] = await linesOf(alegreya, { tracking: 200 })
  const lines = await linesOf(alegreya, { paragraphs: [['ni ', 'ni'], ['n']] })

  expect(lines.map((line) => line.length)).toEqual([2, 2, 1])
  expect(spaced.map(([left], place) => Math.round(left - (plain[place]?.[0] ?? 0)))).toEqual([
    0, 20, 40,
  ])
})

test('a line ends at the other margin where it is set so', async () => {
  const [[first] = []] = await linesOf(alegreya, { paragraphs: [['l']], align: 'start' })
  const [[last] = []] = await linesOf(alegreya, { paragraphs: [['l']], align: 'end' })

  expect(first?.[0]).toBeLessThan(30)
  expect(last?.[1]).toBeGreaterThan(570)
})

test('an Arabic text keeps its order and joins its letters', async () => {
  const [[alef] = []] = await linesOf(vazirmatn, { paragraphs: [['\u0627']] })
  const [word = []] = await linesOf(vazirmatn, { paragraphs: [['\u0627\u0633']] })
  const [joined = []] = await linesOf(vazirmatn, { paragraphs: [['\u0633\u0633']] })
  const [apart = []] = await linesOf(vazirmatn, { paragraphs: [['\u0633\u200c\u0633']] })
  const reach = (line: [number, number][]) =>
    Math.max(...line.map(([, right]) => right)) - Math.min(...line.map(([left]) => left))

  // It is read first, and stands at the right margin as it does alone.
  expect(word.map((glyph) => glyph.map(Math.round))).toContainEqual(alef?.map(Math.round))
  expect(alef?.[1]).toBeGreaterThan(560)
  expect([joined.length, apart.length]).toEqual([2, 2])
  expect(reach(joined)).toBeLessThan(0.9 * reach(apart))
})

test('letters and features that the foundry does not show are left out', async () => {
  const narrow = await aStyle('alegreya/Alegreya-Regular.ttf', {
    previewSet: 'basic',
    previewFeatures: ['onum'],
  })
  const capitals: Partial<Sheet> = { features: { smcp: true } }
  const shown = await linesOf(alegreya, { paragraphs: [['nẞn\uac00']], ...capitals })
  const left = await linesOf(narrow, { paragraphs: [['nẞn']], ...capitals })

  expect([shown[0]?.length, left[0]?.length]).toEqual([3, 2])
  expect(left).toEqual(await linesOf(narrow, { paragraphs: [['nn']] }))
  expect(shown).not.toEqual(await linesOf(alegreya, { paragraphs: [['nẞn']] }))
})

test('an empty sheet has its caption alone', async () => {
  const response = await ask(alegreya, { paragraphs: [['']] })
  expect([response.status, await linesOf(alegreya, { paragraphs: [['']] })]).toEqual([200, [[]]])
})

test('what is no sheet is refused, and what is not published has none', async () => {
  const draft = await aStyle('alegreya/Alegreya-Regular.ttf', { _status: 'draft' })
  const answers = await Promise.all([
    ask(alegreya, { size: -1 }),
    ask(draft),
    ask('00000000-0000-7000-8000-000000000000'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404])
})

test('a thousand lines are drawn smaller, not refused', async () => {
  const paragraphs = Array.from({ length: 400 }, () => ['n'])
  const response = await ask(alegreya, { format: 'png', paragraphs, width: 1280 })
  const { height } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
  expect(height).toBeLessThanOrEqual(16_000)
})

test('who saves many sheets waits', async () => {
  const headers = { [CLIENT_HEADER]: '203.0.113.9' }
  const answers: Response[] = []
  for (let time = 0; time <= LIMITS.sheet.times; time += 1) {
    answers.push(await ask(alegreya, {}, headers))
  }
  const refused = answers.filter(({ status }) => status === 429)
  const body = (await refused[0]?.json()) as Refusal

  expect([refused.length, body.error.message]).toEqual([1, LIMITS.sheet.sentence])
})
