import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject } from 'vitest'
import { browsersWithoutColours } from '@/domain/catalogue/upload/uploaded-font'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { followRecipe } from '@/fonts/recipes/follow-recipe'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { test } from '../support/browsers/browser-test'
import { kernedOtherwise } from '../support/fonts/kerned-otherwise'
import { masterOf } from '../support/fonts/master-of'

const FONTS = 'tests/fixtures/fonts/odd'
const FAST = { brotliQuality: 5 }

const MASTERS = new Map(
  readdirSync(FONTS)
    .filter((name) => name.endsWith('.ttf'))
    .flatMap((name) => {
      const master = masterOf(readFileSync(`${FONTS}/${name}`))
      return master ? [[name, master] as const] : []
    }),
)

/** Kerned in ways that only some browsers read. */
const KERNED = kernedOtherwise(readFileSync(`${FONTS}/kern-table-only.ttf`))

/** Files that are sold, tried and shown, each with the letters of the name alone or more. */
async function filesOf(master: Uint8Array): Promise<string[]> {
  const characters = { set: 'full' as const }
  const files = [
    master,
    await followRecipe(master, { recipe: 'woff2', ...FAST }),
    await followRecipe(master, { recipe: 'woff' }),
    await followRecipe(master, { recipe: 'preview', characters, ...FAST }),
    await followRecipe(master, { recipe: 'trial', isFull: true }),
  ]
  return files.map((file) => Buffer.from(file).toString('base64'))
}

/** What pages set a few letters in; of pictograms the first. */
async function letterOf(master: Uint8Array): Promise<string> {
  const [text = 'A'] = readCharacters(readSfnt(master))
    .filter((code) => code > 0x20)
    .map((code) => String.fromCodePoint(code))
  const file = await followRecipe(master, { recipe: 'menu', text, ...FAST })
  return Buffer.from(file).toString('base64')
}

/** How wide each sets a text; 0 where it does not load. */
function widthsIn(files: string[]): Promise<number[]> {
  const pen = document.createElement('canvas').getContext('2d')
  return Promise.all(
    files.map(async (file, number) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
      const face = await new FontFace(`Odd ${number}`, bytes).load().catch(() => null)
      if (!face || !pen) return 0
      document.fonts.add(face)
      pen.font = `100px "Odd ${number}", monospace`
      const { width } = pen.measureText('AVAToy ABC')
      document.fonts.delete(face)
      return width
    }),
  )
}

test.for([...MASTERS])(
  '%s: whatever is sold, tried and shown of it loads, and sets a text as wide as it does',
  async ([, master], { desk }) => {
    const files = await filesOf(master)
    const [own = 0, ...derived] = await desk.engine.evaluate(widthsIn, files)
    const [letter] = await desk.engine.evaluate(widthsIn, [await letterOf(master)])

    expect(own).toBeGreaterThan(0)
    expect(letter).toBeGreaterThan(0)
    expect(derived.map((width) => Math.abs(width - own) < 0.5)).toEqual(derived.map(() => true))
  },
)

test('whatever is sold, tried and shown of a font is kerned, though its own table is left out', async ({
  desk,
}) => {
  const files = await Promise.all(KERNED.map(async ({ font }) => (await filesOf(font)).slice(1)))
  const kerned = await filesOf(readFileSync(`${FONTS}/kern-table-only.ttf`))
  const [[own = 0] = [], ...derived] = [
    await desk.engine.evaluate(widthsIn, kerned),
    ...(await Promise.all(files.map((made) => desk.engine.evaluate(widthsIn, made)))),
  ]

  expect(derived.flat().map((width) => Math.abs(width - own) < 0.5)).toEqual(
    derived.flat().map(() => true),
  )
})

/** Whether a text, in black, has any colour. */
async function isColoured({ file, text }: { file: string; text: string }): Promise<boolean> {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  document.fonts.add(await new FontFace('Coloured', bytes).load())
  const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 60 })
  const pen = canvas.getContext('2d')
  if (!pen) return false
  pen.font = '30px Coloured'
  // Drawings come a moment after the font.
  pen.fillText(text, 0, 40)
  await new Promise((resolve) => setTimeout(resolve, 300))
  pen.fillText(text, 0, 40)
  const { data } = pen.getImageData(0, 0, 2000, 60)
  document.fonts.clear()
  return data.some((value, at) => at % 4 < 3 && value > 60)
}

test.for(['colr-v0', 'colr-v1', 'sbix', 'svg-colour'])(
  'the colours of %s are seen where its upload does not say otherwise',
  async (name, { desk }) => {
    const master = MASTERS.get(`${name}.ttf`) ?? new Uint8Array()
    const preview = { recipe: 'preview' as const, characters: { set: 'full' as const }, ...FAST }
    const file = Buffer.from(await followRecipe(master, preview)).toString('base64')
    const codes = readCharacters(readSfnt(master)).filter((code) => code > 0x20)
    const text = String.fromCodePoint(...codes.slice(0, 60))
    const unread = browsersWithoutColours(inspectFont(master))

    expect(await desk.engine.evaluate(isColoured, { file, text })).toBe(
      !unread.includes(inject('engine') === 'firefox' ? 'Firefox' : 'Safari'),
    )
  },
)
