import type { Payload } from 'payload'
import sharp from 'sharp'
import type { Sheet } from '@/domain/catalogue/test-sheet'
import { ownValue } from '@/domain/own-value'
import { NotFound } from '@/domain/request-error'
import { ShopError } from '@/domain/shop-error'
import type { SheetJob } from '@/fonts/font-job'
import type { Typeface } from '@/payload-types'
import { shareWork } from '../concurrency'
import { idOf } from '../id-of'
import { findPublishedTypeface } from '../records/font-files'
import { readShop } from '../records/shop'
import { requireShownStyle, shownFeatures, type ShownStyle } from './letters/shown-style'
import { defaultPositionOf, INTERFACE_FONT, masterPath } from './measure-line'
import { type MasteredStyle, variationOf } from './merge-facts'
import { runInLine, runVisitorsJob } from './run-visitors-job'

/** Joiners and direction marks write no letter of their own, and text falls apart without them. */
const INVISIBLE = /[\u200c-\u200f\ufe00-\ufe0f]/

export type DrawnSheet = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** A visitor's text in a style, as a picture to keep: the letters and features of it that the foundry shows. */
export async function drawSheet(
  payload: Payload,
  { styleId, sheet, origin }: { styleId: string; sheet: Sheet; origin: string },
): Promise<DrawnSheet> {
  const shown = await requireShownStyle(payload, styleId)
  const { style } = shown
  const typeface = await findPublishedTypeface(payload, idOf(style.typeface))
  if (!typeface) throw new NotFound('style')

  const { name: shop } = await readShop(payload)
  const caption = [
    `${typeface.name} ${style.name}, ${Math.round(sheet.size)} px`,
    shop,
    `${new URL(origin).host}/typeface/${typeface.slug}`,
  ]
  const job: SheetJob = { ...(await jobOf(shown, sheet)), caption }
  // Not stored: no two visitors save the same text, though one may press twice.
  const bytes = await shareWork(`sheet ${sheet.format} ${JSON.stringify(job)}`, async () => {
    const svg = await runVisitorsJob(job)
    return sheet.format === 'png' ? toPng(svg) : new TextEncoder().encode(svg)
  })
  return { name: `${nameOf(typeface, style)}.${sheet.format}`, bytes }
}

async function jobOf(shown: ShownStyle, sheet: Sheet): Promise<Omit<SheetJob, 'caption'>> {
  const { style } = shown
  const { format: _, axes, features, ...setting } = sheet
  return {
    ...setting,
    kind: 'sheet',
    master: await masterPath(style),
    interfaceFont: INTERFACE_FONT,
    paragraphs: sheet.paragraphs.map((lines) => lines.map((line) => lettersShown(line, shown))),
    coordinates: coordinatesOf(style, axes),
    ...featuresOf(shown, features),
    ...heightsOf(style),
  }
}

/** What of a text the foundry shows in a style. */
export function lettersShown(line: string, { shown }: ShownStyle): string {
  const isShown = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return INVISIBLE.test(letter) || shown.some(([first, last]) => code >= first && code <= last)
  }
  return Array.from(line.normalize('NFC')).filter(isShown).join('')
}

/** Those switched on, and off, of the features that visitors may see. */
export function featuresOf(
  shown: ShownStyle,
  switched: Record<string, boolean>,
): Pick<SheetJob, 'on' | 'off'> {
  const allowed = shownFeatures(shown.style.facts.features, shown).map(({ tag }) => tag)
  const chosen = (isOn: boolean) => allowed.filter((tag) => ownValue(switched, tag) === isOn)
  return { on: chosen(true), off: chosen(false) }
}

/** Within what staff let visitors reach. */
export function coordinatesOf(
  style: MasteredStyle,
  requested: Record<string, number>,
): Record<string, number> {
  const position = defaultPositionOf(style)
  const values = variationOf(style).axes.map(({ tag, min, max, default: origin }) => {
    const value = ownValue(requested, tag) ?? ownValue(position, tag) ?? origin
    return [tag, Math.min(max, Math.max(min, value))] as const
  })
  return Object.fromEntries(values)
}

/** The values browsers set lines by. */
function heightsOf({ facts: { metrics, unitsPerEm } }: MasteredStyle) {
  const isTypo = metrics.usesTypoMetrics || metrics.ascender === 0
  const ascender = isTypo ? metrics.typoAscender : metrics.ascender
  const descender = isTypo ? metrics.typoDescender : metrics.descender
  return { ascender: ascender / unitsPerEm, descender: descender / unitsPerEm }
}

/** fraunces-bold-italic */
function nameOf(typeface: Typeface, style: MasteredStyle): string {
  const name = style.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return `${typeface.slug}-${name}`.replace(/-+$/, '')
}

const SCALE = 2

/** Larger, a picture is drawn at less than twice its size: a thousand lines are no reason to fill the memory. */
const LONGEST_SIDE = 16_000

const MOST_PIXELS = 60_000_000

/** At which a pixel of the SVG is one of the picture. */
const PLAIN_DENSITY = 72

/** What sharp begins with. */
const LEAST_DENSITY = 1

/** A large one takes hundreds of megabytes, and seconds. */
const LINE = { name: 'pictures of sheets', atOnce: 1, mostWaiting: 8 }

class SheetTooLong extends ShopError {
  constructor() {
    super('sheet_too_long', 400, 'This sheet is too long for a PNG: save it as SVG, or set less.')
  }
}

/** At twice the size, for screens and for print. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, width = 1, height = 1] = (/width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(
    Number,
  )
  const scale = Math.min(
    SCALE,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  )
  const density = PLAIN_DENSITY * scale
  if (density < LEAST_DENSITY) throw new SheetTooLong()
  const png = await runInLine(LINE, () =>
    sharp(Buffer.from(svg), { density }).png({ palette: true, colours: 64 }).toBuffer(),
  )
  return new Uint8Array(png)
}
