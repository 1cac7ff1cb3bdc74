import { type MapRecord, rewrittenMap } from './rewritten-map'
import { copyTable, requireTable, type Sfnt } from './sfnt'
import { readSfnt } from './read-sfnt'
import { writeSfnt } from './write-sfnt'

const [UNICODE, WINDOWS] = [0, 3]

/** For a Unicode map by its format: the encoding of Windows under which every system and browser looks for it. */
const USUAL: Record<number, number> = { 4: 1, 12: 10 }

/** Of Unicode's own, by platform, encoding and format: browsers read these and HarfBuzz keeps them. */
const READ_AS_THEY_ARE = new Set(['0/3/4', '0/4/12'])

/**
 * The font with a map of characters that stands under a rare but valid platform and encoding (format 4 under Unicode 2.0, format 12
 * under "full repertoire") named as all others are: browsers and HarfBuzz pass over it otherwise, and the font has no letters.
 */
export function withUsualMap(font: Uint8Array, sfnt: Sfnt): Uint8Array {
  const cmap = requireTable(sfnt, 'cmap')
  const records = Array.from({ length: cmap.u16(2) }, (_, index): MapRecord => {
    const at = 4 + index * 8
    const [platform, encoding, offset] = [cmap.u16(at), cmap.u16(at + 2), cmap.u32(at + 4)]
    return { platform, encoding, offset, format: cmap.u16(offset) }
  })
  const has = (encoding: number) =>
    records.some((record) => record.platform === WINDOWS && record.encoding === encoding)
  const isUnicode = ({ platform, encoding }: MapRecord) =>
    platform === UNICODE || (platform === WINDOWS && [1, 10].includes(encoding))
  const isRare = (record: MapRecord) => {
    const { platform, encoding, format } = record
    const usual = USUAL[format]
    const isRead =
      platform === WINDOWS
        ? encoding === usual
        : READ_AS_THEY_ARE.has(`${platform}/${encoding}/${format}`)
    return usual !== undefined && isUnicode(record) && !isRead && !has(usual)
  }
  const rare = records.find(isRare)
  if (!rare) {
    const hasUsual = records.some((record) => isUnicode(record) && USUAL[record.format])
    const rewritten = hasUsual ? null : rewrittenMap(cmap, records)
    return rewritten ? withMap(sfnt, rewritten) : font
  }
  rare.platform = WINDOWS
  rare.encoding = USUAL[rare.format] ?? 1
  const { bytes, view } = copyTable(sfnt, 'cmap')
  const sorted = records.toSorted((a, b) => a.platform - b.platform || a.encoding - b.encoding)
  for (const [index, { platform, encoding, offset }] of sorted.entries()) {
    const at = 4 + index * 8
    view.setUint16(at, platform)
    view.setUint16(at + 2, encoding)
    view.setUint32(at + 4, offset)
  }
  const renamed = withMap(sfnt, bytes)
  return withUsualMap(renamed, readSfnt(renamed))
}

function withMap(sfnt: Sfnt, cmap: Uint8Array): Uint8Array {
  return writeSfnt({ ...sfnt, tables: new Map(sfnt.tables).set('cmap', cmap) })
}
