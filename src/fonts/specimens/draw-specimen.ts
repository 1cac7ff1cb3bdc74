import { readFile } from 'node:fs/promises'
import { escapeXml } from '@/domain/site/search/escape-xml'
import type { SheetJob } from '../font-job'
import type { Paint } from '../harfbuzz/colour-painter'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { placeCaption, placePath } from './place-caption'
import { setLine, type SetLine } from './set-line'
import { directionOf } from '@/domain/catalogue/typed-text'

/** The two tones of the storefront (`styles/tokens.css`). */
const TONES = {
  default: { paper: '#f7f7f5', text: '#0a0a0a', hair: 0.14 },
  inverted: { paper: '#08080a', text: '#f5f5f5', hair: 0.22 },
}

/** Above the text and beneath it. */
const ROOM = 24

/** A sheet of text as outlines, so that whoever opens it needs no font: the lines, a hairline, the caption. */
export async function drawSheet(master: Uint8Array, job: SheetJob): Promise<string> {
  const { size, margin, caption, palette } = job
  const font = new ShapedFont(master, job.coordinates)
  const lines = placeLines(font, job)
  const ink = inkOf(font, lines, size)

  // Ink that leans out of the first line or runs out of the last one is not cut.
  const top = ROOM - Math.min(0, ink.top)
  const left = ink.left < 0 ? margin - ink.left : 0
  const width = Math.ceil(left + Math.max(job.width, ink.right + margin))
  const rule = Math.ceil(top + Math.max(lines.length * size * job.leading, ink.bottom) + ROOM)
  const interfaceFont = await readFile(job.interfaceFont)
  const foot = placeCaption(interfaceFont, caption, { left: margin, top: rule, width: job.width })
  const { paper, text, hair } = TONES[job.isInverted ? 'inverted' : 'default']

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${foot.bottom}" viewBox="0 0 ${width} ${foot.bottom}">`,
    `<title>${escapeXml(caption.join(' · '))}</title>`,
    `<path fill="${paper}" d="M0 0h${width}v${foot.bottom}H0z"/>`,
    `<g fill="${text}">`,
    ...lines.map(
      (line) =>
        `<g>${shapesOf(font, line, { size, left, top, paint: { ink: text, palette } }).join('')}</g>`,
    ),
    `<path fill-opacity="${hair}" d="M${margin} ${rule}H${width - margin}v1H${margin}z"/>`,
    `<g>${foot.paths.map(drawn).join('')}</g>`,
    '</g></svg>',
  ].join('')
}

/** `x` and `baseline` in pixels, from the sheet's left edge and the first line's top. */
type PlacedLine = { line: SetLine; x: number; baseline: number }

function placeLines(font: ShapedFont, job: SheetJob): PlacedLine[] {
  const { size, leading, margin, width, ascender, descender } = job
  const height = size * leading
  // Half the leading above what the font takes for itself, as browsers do it.
  const first = (height - (ascender - descender) * size) / 2 + ascender * size
  const lines = job.paragraphs.flatMap((texts) => {
    const dir = job.dir === 'auto' ? directionOf(texts.join('')) : job.dir
    return texts.map((text) => ({ text: text.trimEnd(), dir }))
  })

  return lines.map(({ text, dir }, place) => {
    const line = setLine(font, { text, dir }, job)
    const free = width - 2 * margin - (line.width / font.unitsPerEm) * size
    const share = { start: 0, center: 0.5, end: 1 }[job.align]
    const x = margin + free * (dir === 'rtl' ? 1 - share : share)
    return { line, x, baseline: first + place * height }
  })
}

/** How far the visible shapes of all lines reach, in pixels. */
function inkOf(font: ShapedFont, lines: PlacedLine[], size: number) {
  const scale = size / font.unitsPerEm
  const reach = { left: 0, right: 0, top: 0, bottom: 0 }
  for (const { line, x, baseline } of lines) {
    for (const glyph of line.glyphs) {
      const box = font.boundsOf(glyph.id)
      if (!box) continue
      reach.left = Math.min(reach.left, x + (glyph.x + box.left) * scale)
      reach.right = Math.max(reach.right, x + (glyph.x + box.right) * scale)
      reach.top = Math.min(reach.top, baseline - (glyph.y + box.top) * scale)
      reach.bottom = Math.max(reach.bottom, baseline - (glyph.y + box.bottom) * scale)
    }
  }
  return reach
}

type Place = { size: number; left: number; top: number; paint: Paint }

function shapesOf(font: ShapedFont, { line, x, baseline }: PlacedLine, place: Place): string[] {
  const scale = place.size / font.unitsPerEm
  return line.glyphs.flatMap((glyph) => {
    const at = {
      x: place.left + x + glyph.x * scale,
      y: place.top + baseline - glyph.y * scale,
      scale,
    }
    const picture = font.pictureOf(glyph.id, place.paint)
    if (picture) {
      return [`<g transform="matrix(${scale} 0 0 ${-scale} ${at.x} ${at.y})">${picture.svg}</g>`]
    }
    const path = font.pathOf(glyph.id)
    return path ? [drawn(placePath(path, at))] : []
  })
}

function drawn(path: string): string {
  return `<path d="${path}"/>`
}
