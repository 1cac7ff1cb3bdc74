import { readFile } from 'node:fs/promises'
import { ownValue } from '@/domain/own-value'
import type { CardJob } from '../font-job'
import { FontRefused } from '../font-refused'
import { ShapedFont, type TextRun } from '../harfbuzz/shaped-font'
import type { Fonts } from '../line-metrics/measure-parts'
import { openFamily, type ReadFont } from '../line-metrics/open-family'
import { fillBox, type PlacedLine } from './fill-box'
import { INK, setWave } from './set-wave'

/** The shop's negative, in `INK`. */
const PAPER = '#08080a'

const OTHER_TONE: Record<string, string> = { [PAPER]: '#f7f7f5', [INK]: '#0a0a0a' }

const CAPTION = { size: 30, room: 66, coordinates: { wght: 480, opsz: 14, wdth: 100 } }

/** An SVG of outlines alone, so that whatever draws it needs no font: a text set from margin to margin, and captions below. */
export async function drawCard(job: CardJob, readFont: ReadFont): Promise<string> {
  const { width, height, margin, captions } = job
  const fonts = job.isStill ? await openStill(job, readFont) : await openWave(job, readFont)
  const box = {
    width: width - 2 * margin,
    height: height - 2 * margin - (captions.length > 0 ? CAPTION.room : 0),
  }
  const lines = fillBox(fonts, runOf(job), box)
  // A letter may be there and be a picture (sbix) without an outline.
  if (lines.length === 0 && job.text.trim() !== '')
    throw new FontRefused(`This font lacks letters of “${job.text}”.`)
  const shapes = [...lines, ...(await setCaptions(job))].flatMap((line) => shapesOf(line, margin))
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${PAPER}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${INK}">${shapes.join('')}</g>`,
    '</svg>',
  ].join('')
  return job.isOnPaper ? inOtherTone(svg) : svg
}

/** Only paper and ink change places: what a font of colours sets in colours keeps them. */
function inOtherTone(svg: string): string {
  return svg.replaceAll(
    new RegExp(`${PAPER}|${INK}`, 'g'),
    (colour) => ownValue(OTHER_TONE, colour) ?? colour,
  )
}

/** A weight for each letter: where only the slope differs there is one. */
async function openWave(job: CardJob, readFont: ReadFont): Promise<Fonts> {
  const { path, fontAt } = await openFamily(job, readFont)
  const samples = path.kind === 'slope' ? path.samples.slice(0, 1) : path.samples
  return samples.map(fontAt) as Fonts
}

async function openStill({ cuts: [cut] }: CardJob, readFont: ReadFont): Promise<Fonts> {
  if (!cut) throw new FontRefused('There is no style to set this text in.')
  return [new ShapedFont(await readFont(cut.master), cut.coordinates)]
}

/** Letters of weights of their own stand apart; a text that is set as somebody set it keeps its ligatures. */
function runOf({ text, lang, dir, isStill, on, off }: CardJob): TextRun {
  if (isStill) return { text, lang, dir, on, off }
  return { text, lang, dir, off: dir === 'ltr' ? ['liga', 'clig', 'calt'] : [] }
}

/** The first at the left margin, the second at the right one. What the interface cannot write is left out. */
async function setCaptions(job: CardJob): Promise<PlacedLine[]> {
  if (job.captions.length === 0) return []
  const font = new ShapedFont(await readFile(job.interfaceFont), CAPTION.coordinates)
  return job.captions.flatMap((text, place) => {
    const run = { text, lang: 'en', dir: 'ltr' } as const
    const line = font.covers(text) ? setWave([font], run) : null
    if (!line) return []
    const { size } = CAPTION
    const { left, right, top } = line.bounds
    const free = job.width - 2 * job.margin - (right - left) * size
    const baseline = job.height - 2 * job.margin
    return [{ line, size, left: place === 0 ? 0 : free, top: baseline - top * size }]
  })
}

function shapesOf({ line, size, left, top }: PlacedLine, margin: number): string[] {
  const x = margin + left - line.bounds.left * size
  const y = margin + top + line.bounds.top * size
  return line.outlines
    .filter(({ path, picture }) => path !== '' || picture)
    .map((outline) => {
      const scale = short(outline.scale * size)
      const at = [x + outline.x * size, y - outline.y * size].map(short)
      const place = `transform="matrix(${scale} 0 0 ${-scale} ${at.join(' ')})"`
      return outline.picture
        ? `<g ${place}>${outline.picture}</g>`
        : `<path ${place} d="${outline.path}"/>`
    })
}

function short(value: number): number {
  return Math.round(value * 100000) / 100000
}
