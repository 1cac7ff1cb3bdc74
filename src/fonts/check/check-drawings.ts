import { gunzipSync } from 'node:zlib'
import { damaged, FontRefused } from '../font-refused'
import { readDrawings } from '../harfbuzz/keep-drawings'
import { hasTable, type Sfnt } from '../sfnt/sfnt'

const RUNS_OR_FETCHES =
  /<!doctype|<!entity|<script|\son[a-z]+\s*=|href\s*=\s*["']?\s*(https?:)?\/\//i

/** What all documents of a font may come to, unpacked. */
const MOST_BYTES = 64 * 1024 * 1024

/** Drawings inside a font are XML, plain or by gzip: nothing in them may run or fetch. */
export function checkDrawings(sfnt: Sfnt): void {
  if (!hasTable(sfnt, 'SVG ')) return
  const documents = readDrawings(sfnt).map(
    ({ document }) => [document.byteOffset, document] as const,
  )
  let left = MOST_BYTES
  for (const document of new Map(documents).values()) {
    const markup = unpack(document, left)
    left -= markup.length
    if (RUNS_OR_FETCHES.test(markup.toString('latin1')))
      throw new FontRefused('This font holds SVG pictures that run script or fetch other files.')
  }
}

function unpack(document: Uint8Array, left: number): Buffer {
  const isPacked = document[0] === 0x1f && document[1] === 0x8b
  if (!isPacked) return Buffer.from(document.buffer, document.byteOffset, document.length)
  try {
    return gunzipSync(document, { maxOutputLength: Math.max(1, left) })
  } catch {
    throw damaged('SVG')
  }
}
