import { CFF, readCffDict, readCffIndex } from '../rename/cff-structures'
import { ByteReader } from '../sfnt/byte-reader'
import { findTable, glyphCountOf, hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { cutShort, refused, unknownVersion, wronglyBuilt } from './browser-refusals'
import { checkCharStrings } from './check-charstrings'
import { checkCff2 } from './check-cff2'
import { checkCharacterMap } from './check-character-map'
import { checkGlyphs } from './check-glyphs'

/**
 * Refuses what browsers refuse: both great engines pass each font through a sanitiser (https://github.com/khaledhosny/ots) that
 * rejects the whole file for one bad table. What the sanitiser repairs or leaves out is no reason here either.
 */
export function checkForBrowsers(sfnt: Sfnt): void {
  checkBeginning(sfnt)
  checkEmpty(sfnt)
  checkHead(sfnt)
  checkMaxp(sfnt)
  checkHeader(sfnt, 'hhea')
  checkVertical(sfnt)
  if (requireTable(sfnt, 'OS/2').length < 78) throw cutShort('OS/2')
  if (requireTable(sfnt, 'OS/2').u16(0) > 5) throw unknownVersion('OS/2')
  checkPost(sfnt)
  checkName(sfnt)
  checkKern(sfnt)
  checkHints(sfnt)
  checkGasp(sfnt)
  checkCharacterMap(sfnt)
  if (hasTable(sfnt, 'glyf')) checkGlyphs(sfnt)
  if (hasTable(sfnt, 'CFF ')) checkCff(sfnt)
  if (hasTable(sfnt, 'CFF2')) checkCff2(sfnt)
}

const OTTO = 0x4f54544f

/** WebKit reads outlines as the first four bytes say. */
function checkBeginning(sfnt: Sfnt): void {
  const hasCurves = hasTable(sfnt, 'CFF ') || hasTable(sfnt, 'CFF2')
  if (hasCurves === hasTable(sfnt, 'glyf') || hasCurves === (sfnt.flavor === OTTO)) return
  const [begins, has] = hasCurves ? ['TTF', 'OTF'] : ['OTF', 'TTF']
  throw refused('otherOutlines', { begins, has })
}

function checkEmpty(sfnt: Sfnt): void {
  for (const [tag, bytes] of sfnt.tables) {
    if (bytes.length === 0) throw refused('empty', { table: tag.trim() })
  }
}

function checkHead(sfnt: Sfnt): void {
  const head = requireTable(sfnt, 'head')
  if (head.u16(0) !== 1) throw unknownVersion('head')
  const [left, bottom, right, top] = [head.i16(36), head.i16(38), head.i16(40), head.i16(42)]
  if (left > right || bottom > top) throw refused('bounds')
  if (head.u16(50) > 1 || head.u16(52) !== 0) throw wronglyBuilt('head')
}

/** There are two; one more is forgiven. */
const MOST_ZONES = 3

/** TrueType outlines need the long form, which says how much memory their hints take. */
function checkMaxp(sfnt: Sfnt): void {
  const maxp = requireTable(sfnt, 'maxp')
  const version = maxp.u32(0)
  if (version >>> 16 > 1) throw unknownVersion('maxp')
  if (!hasTable(sfnt, 'glyf')) return
  if (version === 0x5000) throw unknownVersion('maxp')
  if (maxp.length < 32) throw cutShort('maxp')
  if (maxp.u16(14) > MOST_ZONES) throw wronglyBuilt('maxp')
}

function checkHeader(sfnt: Sfnt, tag: 'hhea' | 'vhea'): void {
  const header = requireTable(sfnt, tag)
  if (header.length < 36) throw cutShort(tag)
  if (header.u16(0) !== 1) throw unknownVersion(tag)
  if (header.u16(32) !== 0) throw wronglyBuilt(tag)
}

function checkVertical(sfnt: Sfnt): void {
  if (hasTable(sfnt, 'vhea')) checkHeader(sfnt, 'vhea')
  const vmtx = findTable(sfnt, 'vmtx')
  if (!vmtx) return
  const [glyphs, heights] = [glyphCountOf(sfnt), requireTable(sfnt, 'vhea').u16(34)]
  if (heights === 0 || heights > glyphs) throw wronglyBuilt('vhea')
  if (vmtx.length < heights * 4 + (glyphs - heights) * 2) throw cutShort('vmtx')
}

const NAMED_BY_ALL = 258

function checkPost(sfnt: Sfnt): void {
  const post = requireTable(sfnt, 'post')
  const version = post.u32(0)
  if (version === 0x10000 || version === 0x30000) return
  if (version !== 0x20000) throw unknownVersion('post')

  const [named, glyphs] = [post.u16(32), glyphCountOf(sfnt)]
  if (named === 0 && glyphs <= NAMED_BY_ALL) return
  if (named !== glyphs) throw refused('names', { named, glyphs })
  let own = 0
  let at = 34 + named * 2
  for (; at < post.length; at += 1 + post.u8(at)) {
    if (post.slice(at + 1, post.u8(at)).includes(0)) throw wronglyBuilt('post')
    own += 1
  }
  for (let glyph = 0; glyph < named; glyph += 1) {
    if (post.u16(34 + glyph * 2) >= NAMED_BY_ALL + own) throw wronglyBuilt('post')
  }
}

const LONGEST_LANGUAGE_TAG = 200

function checkName(sfnt: Sfnt): void {
  const name = requireTable(sfnt, 'name')
  const [format, count, texts] = [name.u16(0), name.u16(2), name.u16(4)]
  if (format > 1) throw unknownVersion('name')
  const records = 6 + count * 12
  const languages = format === 1 ? name.u16(records) : 0
  const end = format === 1 ? records + 2 + languages * 4 : records
  if (texts > name.length || end > texts) throw wronglyBuilt('name')
  for (let index = 0; index < languages; index += 1) {
    const at = records + 2 + index * 4
    const [length, offset] = [name.u16(at), name.u16(at + 2)]
    const isInside = texts + offset + length <= name.length
    if (!isInside || length > LONGEST_LANGUAGE_TAG) throw wronglyBuilt('name')
  }
}

/** Pairs for horizontal text, as Windows has them. Other kinds are left out, never refused. */
function checkKern(sfnt: Sfnt): void {
  const kern = findTable(sfnt, 'kern')
  if (!kern) return
  if (kern.u16(0) > 0) return
  let at = 4
  for (let index = 0; index < kern.u16(2); index += 1) {
    const [version, length] = [kern.u16(at), kern.u16(at + 2)]
    if (version > 0) {
      at += 4
      continue
    }
    if (at + length > kern.length) throw wronglyBuilt('kern')
    const coverage = kern.u16(at + 4)
    if (coverage & 0xf0) return
    if ((coverage & 1) === 0 || coverage >> 8 !== 0) {
      at += 6
      continue
    }
    const [pairs, selector] = [kern.u16(at + 6), kern.u16(at + 10)]
    if (pairs === 0 || pairs > 65536 / 6) return
    if (selector !== Math.floor(Math.log2(pairs))) throw wronglyBuilt('kern')
    at += 14 + pairs * 6
    if (at > kern.length) throw wronglyBuilt('kern')
  }
}

const MOST_HINTS = 128 * 1024

function checkHints(sfnt: Sfnt): void {
  for (const tag of ['cvt ', 'fpgm', 'prep']) {
    const { length } = findTable(sfnt, tag) ?? { length: 0 }
    if (length >= MOST_HINTS) throw refused('hints', { table: tag.trim() })
    if (tag === 'cvt ' && length % 2 === 1) throw wronglyBuilt('cvt')
  }
}

function checkGasp(sfnt: Sfnt): void {
  const gasp = findTable(sfnt, 'gasp')
  if (!gasp) return
  if (gasp.length < 4) throw cutShort('gasp')
  const [version, count] = [gasp.u16(0), gasp.u16(2)]
  if (version > 1) return
  let before = -1
  for (let at = 4; at < 4 + count * 4; at += 4) {
    if (at + 4 > gasp.length) throw cutShort('gasp')
    // Out of order, the table is left out.
    if (gasp.u16(at) <= before) return
    before = gasp.u16(at)
  }
}

function checkCff(sfnt: Sfnt): void {
  const cff = requireTable(sfnt, 'CFF ')
  const [major, size, offsetSize] = [cff.u8(0), cff.u8(2), cff.u8(3)]
  if (major !== 1) throw unknownVersion('CFF')
  if (size < 4 || offsetSize < 1 || offsetSize > 4) throw wronglyBuilt('CFF')
  const names = readCffIndex(cff, size)
  const fonts = readCffIndex(cff, names.end)
  const [font] = fonts.entries
  if (names.entries.length !== 1 || fonts.entries.length !== 1 || !font) throw wronglyBuilt('CFF')
  const top = readCffDict(new ByteReader(font, 'CFF table'))
  const at = top.find(({ operator }) => operator === CFF.charStrings)?.operands[0]?.value ?? 0
  if (at <= 0) throw wronglyBuilt('CFF')
  const charStrings = readCffIndex(cff, at).entries
  if (charStrings.length !== glyphCountOf(sfnt)) throw wronglyBuilt('CFF')
  const shared = readCffIndex(cff, readCffIndex(cff, fonts.end).end).entries
  checkCharStrings({ cff, isVariable: false, top, charStrings, shared })
}
