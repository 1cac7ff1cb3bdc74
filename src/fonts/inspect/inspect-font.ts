import { checkFont } from '../check/check-font'
import { checkForBrowsers } from '../check/check-for-browsers'
import type { Embedding, EmbeddingLimit, FontFacts } from '../font-facts'
import { FontRefused } from '../font-refused'
import { ShapedFont } from '../harfbuzz/shaped-font'
import { subsetFont } from '../harfbuzz/subset-font'
import { languagesOf, scriptsOf } from '../languages/languages-of'
import { hasApplesKerning, isKerningUnread } from '../sfnt/kern-table'
import { findTable, glyphCountOf, hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { determineCategory } from './determine-category'
import { determineSlope, determineWeight } from './determine-weight-and-slope'
import { sampleFeatures } from './feature-samples'
import { namesOfInstances, readAxes, readInstances } from './read-axes'
import { readCharacters, toRanges } from './read-characters'
import { readFeatures } from './read-features'
import { readDrawnHeights, readMetrics } from './read-metrics'
import { familyIn, findName, NAME, readNames, styleIn } from './read-names'

const MEGABYTE = 1024 * 1024

/** Noise by the megabyte keeps the packers at work for minutes, and sells nobody anything. */
const MOST_WASTE = 8 * MEGABYTE

export function inspectFont(file: Uint8Array): FontFacts {
  const sfnt = checkFont(file)
  readCharacters(sfnt) // the cheapest refusals first: HarfBuzz takes seconds over ranges that overlap
  checkForBrowsers(sfnt)
  assertRebuilds(file, sfnt)
  const shaped = new ShapedFont(file)
  const category = determineCategory(sfnt, shaped)
  return {
    ...readIdentity(sfnt),
    ...readVariation(sfnt),
    ...readCoverage(sfnt, file),
    ...readPapers(sfnt),
    drawn: readDrawnHeights(shaped),
    ...(category && { category }),
    ...layoutIn(sfnt),
  }
}

/** A font that HarfBuzz cannot take apart and put together again would fail in a buyer's hands. */
function assertRebuilds(file: Uint8Array, sfnt: Sfnt): void {
  const everything = {
    characters: 'all',
    features: 'all',
    names: 'all',
    keepHinting: true,
  } as const
  const rebuilt = subsetFont(file, everything)
  const isWithDrawings = hasTable(checkFont(rebuilt), 'SVG ')
  // Beside other colours a cut leaves them out.
  const drawings = isWithDrawings ? 0 : (findTable(sfnt, 'SVG ')?.length ?? 0)
  const waste = file.length - drawings - rebuilt.length
  if (waste <= MOST_WASTE || waste <= rebuilt.length) return
  const megabytes = Math.round(waste / MEGABYTE)
  throw new FontRefused(
    `This font carries ${megabytes} MB that no glyph, character or feature of it uses.`,
  )
}

type Part<Key extends keyof FontFacts> = Pick<FontFacts, Key>

function readIdentity(sfnt: Sfnt) {
  const names = readNames(sfnt)
  const os2 = requireTable(sfnt, 'OS/2')
  const head = requireTable(sfnt, 'head')
  const metrics = readMetrics(sfnt)
  const family = familyIn(names).replace(/ (Variable|VF)$/, '')
  const style = styleIn(names)
  return {
    family,
    style,
    weight: determineWeight({ weightClass: os2.u16(4), family, style }),
    ...widthIn(os2.u16(6)),
    slope: determineSlope({
      fsSelection: os2.u16(62),
      macStyle: head.u16(44),
      fullName: findName(names, NAME.fullName) ?? '',
      family: familyIn(names),
      style,
      italicAngle: metrics.italicAngle,
    }),
    postScriptName: findName(names, NAME.postScript),
    unitsPerEm: head.u16(18),
    metrics,
    ...colourIn(sfnt),
    format: ['CFF ', 'CFF2'].some((tag) => hasTable(sfnt, tag))
      ? ('OTF' as const)
      : ('TTF' as const),
  }
}

/** Said only where there is any. */
function colourIn(sfnt: Sfnt) {
  const tables = ['COLR', 'SVG ', 'sbix', 'CBDT', 'EBDT'].filter((tag) => hasTable(sfnt, tag))
  if (tables.length === 0) return {}
  const palettes = findTable(sfnt, 'CPAL')?.u16(4) ?? 0
  const colr = findTable(sfnt, 'COLR')
  return {
    colourTables: tables.map((tag) => tag.trim()),
    // Of version 1, without a letter in flat layers.
    ...(colr && colr.u16(0) > 0 && colr.u16(2) === 0 && { isGradientAlone: true as const }),
    ...(palettes > 1 && { palettes, paletteNames: namesOfPalettes(sfnt, palettes) }),
  }
}

/** Since version 1 of the table they may have some. */
function namesOfPalettes(sfnt: Sfnt, count: number): (string | null)[] {
  const table = requireTable(sfnt, 'CPAL')
  const labels = 12 + count * 2 + 4
  const start = table.u16(0) > 0 && labels + 4 <= table.length ? table.u32(labels) : 0
  const names = readNames(sfnt)
  return Array.from({ length: count }, (_, palette) => {
    const at = start + palette * 2
    return start > 0 && at + 2 <= table.length ? findName(names, table.u16(at)) : null
  })
}

/** Of Apple's; of these that are read by themselves, not for what they add to another. And what Firefox reads (Graphite). */
const OTHER_LAYOUT = ['morx', 'mort', 'kerx', 'trak', 'Silf']

/** Said only where there is any. */
function layoutIn(sfnt: Sfnt): Part<'otherLayout' | 'kerningUnread'> {
  const tables = OTHER_LAYOUT.filter((tag) => hasTable(sfnt, tag))
  const otherLayout = hasApplesKerning(sfnt) ? [...tables, 'kern'] : tables
  return {
    ...(otherLayout.length > 0 && { otherLayout }),
    ...(isKerningUnread(sfnt) && { kerningUnread: true as const }),
  }
}

/** Outside its scale a number means nothing: the font is as wide as fonts are. */
function widthIn(widthClass: number): Part<'width' | 'widthClass'> {
  return widthClass >= 1 && widthClass <= 9 ? { width: widthClass } : { width: 5, widthClass }
}

/** Variable only when an axis really varies: one that stands still is no choice. */
function readVariation(sfnt: Sfnt): Part<'typ' | 'axes' | 'instances' | 'instancePostScriptNames'> {
  const axes = readAxes(sfnt).filter((axis) => axis.min < axis.max)
  if (axes.length === 0) return { typ: 'static', axes: [], instances: [] }
  const instancePostScriptNames = namesOfInstances(sfnt)
  return { typ: 'variable', axes, instances: readInstances(sfnt), instancePostScriptNames }
}

function readCoverage(sfnt: Sfnt, file: Uint8Array) {
  const characters = readCharacters(sfnt)
  const spoken = languagesOf(characters)
  return {
    features: sampleFeatures(file, { features: readFeatures(sfnt), characters }),
    scripts: scriptsOf(spoken),
    languages: spoken.map(({ code, name }) => ({ code, name })),
    characterCount: characters.length,
    glyphCount: glyphCountOf(sfnt),
    codepoints: toRanges(characters),
  }
}

function readPapers(sfnt: Sfnt) {
  const names = readNames(sfnt)
  const fsType = requireTable(sfnt, 'OS/2').u16(8)
  return {
    version: findName(names, NAME.version),
    designer: findName(names, NAME.designer),
    copyright: findName(names, NAME.copyright),
    licence: findName(names, NAME.licence),
    embedding: describeEmbedding(fsType),
    embeddingLimits: embeddingLimits(fsType),
  }
}

/** What fsType allows a document to do; the loosest of several bits counts. */
function describeEmbedding(fsType: number): Embedding {
  if ((fsType & 0xe) === 0) return 'installable'
  if (fsType & 8) return 'editable'
  if (fsType & 4) return 'preview_and_print'
  return 'restricted'
}

const NO_SUBSETTING = 0x100

const BITMAPS_ONLY = 0x200

function embeddingLimits(fsType: number): EmbeddingLimit[] {
  return [
    ...(fsType & NO_SUBSETTING ? (['no_subsetting'] as const) : []),
    ...(fsType & BITMAPS_ONLY ? (['bitmaps_only'] as const) : []),
  ]
}
