import { inflateSync } from 'node:zlib'

type Box = { left: number; right: number; top: number; bottom: number }

/** A page of a specimen: its size, and the box of each drawn letter and of each word of the interface, in points from its top left. */
export type DrawnPage = {
  width: number
  height: number
  letters: Box[]
  labels: Pick<Box, 'left' | 'top'>[]
}

type Objects = Map<number, string>

export function readDrawnPages(pdf: Buffer): DrawnPage[] {
  const source = pdf.toString('latin1')
  const objects: Objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [
      Number(id),
      body,
    ]),
  )
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((page) => pageOf(objects, page))
}

function pageOf(objects: Objects, page: string): DrawnPage {
  const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
  const content = streamOf(objects.get(referenceIn(page, 'Contents')) ?? '')
  const resources = objects.get(referenceIn(page, 'Resources')) ?? ''
  const fonts = new Map(
    [...resources.matchAll(/\/(D\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
      name,
      boxesOf(objects, objects.get(Number(id)) ?? ''),
    ]),
  )
  const letters: Box[] = []
  let [font, size] = ['', 0]
  for (const [, name, points, x, y, code] of content.matchAll(
    /\/(D\d+) ([\d.]+) Tf|1 0 0 -1 (-?[\d.]+) (-?[\d.]+) Tm <([0-9a-f]{2})> Tj/g,
  )) {
    if (name) [font, size] = [name, Number(points)]
    const box = code && fonts.get(font)?.[parseInt(code, 16) - 1]
    if (!box) continue
    const [left, baseline] = [Number(x), Number(y)]
    letters.push({
      left: left + box.left * size,
      right: left + box.right * size,
      top: baseline - box.top * size,
      bottom: baseline - box.bottom * size,
    })
  }
  const labels = [...content.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm\n\/F/g)].map(
    ([, x, y]) => ({ left: Number(x), top: Number(height) - Number(y) }),
  )
  return { width: Number(width), height: Number(height), letters, labels }
}

/** In em, by code; null for what has no ink. */
function boxesOf(objects: Objects, font: string): (Box | null)[] {
  const em = Number(/\/FontMatrix \[([\d.e-]+)/.exec(font)?.[1])
  const order = /\/Differences \[1 ([^\]]*)\]/.exec(font)?.[1]?.split(' ') ?? []
  return order.map((name) => {
    const id = Number(new RegExp(`${name} (\\d+) 0 R`).exec(font)?.[1])
    const drawing = streamOf(objects.get(id) ?? '')
    const [left = 0, bottom = 0, right = 0, top = 0] =
      / 0 (-?\d+) (-?\d+) (-?\d+) (-?\d+) d1/
        .exec(drawing)
        ?.slice(1)
        .map((n) => Number(n) * em) ?? []
    return right > left ? { left, right, top, bottom } : null
  })
}

function referenceIn(body: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1])
}

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body)
  if (!start) return ''
  const length = Number(/\/Length (\d+)/.exec(body)?.[1])
  const from = start.index + start[0].length
  return inflateSync(Buffer.from(body.slice(from, from + length), 'latin1')).toString('latin1')
}
