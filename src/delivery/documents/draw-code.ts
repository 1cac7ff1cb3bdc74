import { encode, renderSVG } from 'uqr'
import { TEXT_COLOUR } from './pdf-page'

type Code = { text: string; x: number; y: number; size: number }

/** A QR code as vectors, sharp at any size. The paper around it is the quiet zone that readers need. */
export function drawCode(document: PDFKit.PDFDocument, { text, x, y, size }: Code): void {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const cell = size / data.length
  data.forEach((row, line) => {
    for (const [start, length] of runsOf(row)) {
      document.rect(x + start * cell, y + line * cell, length * cell, cell)
    }
  })
  document.fill(TEXT_COLOUR)
}

/** Dark cells side by side are one rectangle: between two of them a hair of white would show. */
function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, index) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === index) last[1] += 1
    else runs.push([index, 1])
  })
  return runs
}

/** A QR code for a page, with the quiet zone that readers need around it: black on white in either tone. */
export function codeAsSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
}
