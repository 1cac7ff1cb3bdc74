import { inflateSync } from 'node:zlib'

export type ReadPdf = { title: string; pages: number; fonts: string[]; lines: string[] }

/**
 * What a PDF of ours says. Its lines can be read where they are set in a standard face, whose codes
 * are letters; an embedded face counts its own glyphs.
 */
export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1')
  const fonts = [...source.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(
    ([, name]) => name,
  )

  return {
    title: titleOf(source),
    pages: [...source.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    fonts: [...new Set(fonts)].map(String).sort(),
    lines: streamsOf(bytes).flatMap(linesOf),
  }
}

/** What the glyphs of embedded faces mean, for whoever copies, searches or listens: a table for each face. */
export function meaningsIn(bytes: Buffer): string[] {
  return packedStreams(bytes).filter((text) => text.includes('begincmap'))
}

/** The title is an object of its own, named by its number. */
function titleOf(source: string): string {
  const number = /\/Title (\d+) 0 R/.exec(source)?.[1]
  return new RegExp(`\n${number} 0 obj\n\\((.*?)\\)\n`).exec(source)?.[1] ?? ''
}

/** A page is drawn by a stream of text operators, packed. */
function streamsOf(bytes: Buffer): string[] {
  return packedStreams(bytes).filter((text) => text.includes(' TJ'))
}

function packedStreams(bytes: Buffer): string[] {
  const source = bytes.toString('latin1')
  const starts = [...source.matchAll(/\/Length (\d+)\s*\/Filter \/FlateDecode\s*>>\s*stream\r?\n/g)]
  return starts.map((match) => {
    const start = match.index + match[0].length
    return inflateSync(bytes.subarray(start, start + Number(match[1]))).toString('latin1')
  })
}

/** One operator writes one line, in pieces that kerning pushes about. */
function linesOf(stream: string): string[] {
  return [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  )
}
