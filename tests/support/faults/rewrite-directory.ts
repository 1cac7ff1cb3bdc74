import { readDirectory } from '@/fonts/sfnt/read-sfnt'
import type { DamagedFont } from './damaged-font'

type Change = (view: DataView, entry: { at: number; offset: number; length: number }) => void

/** What the entry of one table may say that is not so. */
const LIES: Record<string, Change> = {
  'is one byte longer': (view, { at, length }) => view.setUint32(at + 12, length + 1),
  'is one byte shorter': (view, { at, length }) => view.setUint32(at + 12, length - 1),
  'has no bytes': (view, { at }) => view.setUint32(at + 12, 0),
  'is four gigabytes long': (view, { at }) => view.setUint32(at + 12, 0xffffffff),
  'ends with the file, wherever it begins': (view, { at, offset }) =>
    view.setUint32(at + 12, view.byteLength - offset),
  'begins the file': (view, { at }) => view.setUint32(at + 8, 0),
  'begins in the directory': (view, { at }) => view.setUint32(at + 8, 16),
  'begins two bytes late': (view, { at, offset }) => view.setUint32(at + 8, offset + 2),
  'begins at the end of the file': (view, { at }) => view.setUint32(at + 8, view.byteLength),
  'begins four gigabytes on': (view, { at }) => view.setUint32(at + 8, 0xfffffffc),
  'has the sum of another': (view, { at }) => view.setUint32(at + 4, 0xdeadbeef),
  'has a name nobody can print': (view, { at }) => view.setUint32(at, 0x00ff0a1b),
  'has an unknown name': (view, { at }) => view.setUint32(at, 0x7a7a7a7a),
}

const COUNTS = [0, 1, 127, 128, 129, 0x7fff, 0xffff]

/** Every lie about every table, the number of tables wrong, and each table there twice or over its neighbour. */
export function rewriteDirectory(font: Uint8Array): DamagedFont[] {
  return [...liesOf(font), ...countsOf(font), ...twins(font)]
}

function liesOf(font: Uint8Array): DamagedFont[] {
  return readDirectory(font).flatMap(({ tag, offset, length }, index) =>
    Object.entries(LIES).map(([lie, tell]) => ({
      name: `${tag} ${lie}`,
      bytes: changed(font, (view) => tell(view, { at: 12 + index * 16, offset, length })),
    })),
  )
}

function countsOf(font: Uint8Array): DamagedFont[] {
  return COUNTS.map((count) => ({
    name: `a directory of ${count} tables`,
    bytes: changed(font, (view) => view.setUint16(4, count)),
  }))
}

function twins(font: Uint8Array): DamagedFont[] {
  return readDirectory(font)
    .slice(1)
    .flatMap(({ tag }, index) => [
      { name: `${tag} under the name before it`, bytes: copied(font, index, { from: 0, to: 4 }) },
      { name: `${tag} in the place before it`, bytes: copied(font, index, { from: 8, to: 16 }) },
    ])
}

function copied(font: Uint8Array, index: number, part: { from: number; to: number }): Uint8Array {
  const bytes = Uint8Array.from(font)
  const entry = 12 + index * 16
  return bytes.copyWithin(entry + 16 + part.from, entry + part.from, entry + part.to)
}

function changed(font: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const bytes = Uint8Array.from(font)
  change(new DataView(bytes.buffer))
  return bytes
}
