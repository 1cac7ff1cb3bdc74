import { FontRefused } from '../font-refused'
import { readSfnt } from '../sfnt/read-sfnt'
import { glyphCountOf, hasTable, type Sfnt } from '../sfnt/sfnt'
import { keepDrawings } from './keep-drawings'
import {
  type ColourEngine,
  HarfbuzzScope,
  memoryOf,
  openColourEngine,
  openFace,
  openSubsetter,
  type Subsetter,
  tagNumber,
} from './subsetter'

export type SubsetRequest = {
  characters: Iterable<number> | 'all'
  features: string[] | 'all'
  names: number[] | 'all'
  keepHinting?: boolean
  pinnedAxes?: Record<string, number>
  /** Axes that keep only a part of their range. */
  axisRanges?: Record<string, [min: number, max: number]>
}

/** hb_subset_sets_t and hb_subset_flags_t: numbers of the C interface, held by a golden test. */
const SETS = { nameIds: 4, nameLanguages: 5, features: 6 } as const
const NO_HINTING = 1
const SAME_GLYPH_IDS = 2

/** Colours and pictures that HarfBuzz cuts itself. */
const COLOUR_TABLES = ['COLR', 'sbix', 'CBDT']

/** Keeps what was asked for and what it needs: composites, ligatures' parts, kerning, variations, colours. */
export function subsetFont(font: Uint8Array, request: SubsetRequest): Uint8Array {
  try {
    const sfnt = readSfnt(font)
    if (hasPictures(sfnt)) return cut(openColourEngine(), font, request)
    return hasTable(sfnt, 'SVG ')
      ? cutWithDrawings(openColourEngine(), font, request)
      : cut(openSubsetter(), font, request)
  } catch (error) {
    throw new FontRefused('This font is damaged: it could not be rebuilt.', { cause: error })
  }
}

/** Which glyphs `subsetFont` keeps of as many, as a map of their numbers before and after it: they stay in their order. */
export function glyphsKept(font: Uint8Array, request: SubsetRequest): Map<number, number> {
  const sfnt = readSfnt(font)
  const hb = openColourEngine()
  using scope = new HarfbuzzScope()
  const { face, input } = planSubset(hb, scope, { font, request, flags: 0 })
  const kept = planned(hb, scope, { face, input }).kept
  const glyphs = Array.from({ length: glyphCountOf(sfnt) }, (_, glyph) => glyph)
  const stay = glyphs.filter((glyph) => hb.hb_map_has(kept, glyph) !== 0)
  const isNumberedAnew = hasPictures(sfnt) || !hasTable(sfnt, 'SVG ')
  return new Map(stay.map((glyph, place) => [glyph, isNumberedAnew ? place : glyph]))
}

function hasPictures(sfnt: Sfnt): boolean {
  return COLOUR_TABLES.some((tag) => hasTable(sfnt, tag))
}

function cut(hb: Subsetter, font: Uint8Array, request: SubsetRequest): Uint8Array {
  using scope = new HarfbuzzScope()
  const { face, input } = planSubset(hb, scope, { font, request, flags: 0 })
  const subset = scope.own(hb.hb_subset_or_fail(face, input), hb.hb_face_destroy, 'cut this font')
  return copyBytes(hb, scope, subset)
}

/** Drawings name their glyphs by number, so each glyph keeps its own. */
function cutWithDrawings(hb: ColourEngine, font: Uint8Array, request: SubsetRequest): Uint8Array {
  using scope = new HarfbuzzScope()
  const { face, input } = planSubset(hb, scope, { font, request, flags: SAME_GLYPH_IDS })
  const { plan, kept } = planned(hb, scope, { face, input })
  const subset = scope.own(
    hb.hb_subset_plan_execute_or_fail(plan),
    hb.hb_face_destroy,
    'cut this font',
  )
  const isKept = (glyph: number) => hb.hb_map_has(kept, glyph) !== 0
  return keepDrawings(copyBytes(hb, scope, subset), { master: font, isKept })
}

function planned(
  hb: ColourEngine,
  scope: HarfbuzzScope,
  { face, input }: { face: number; input: number },
) {
  const plan = scope.own(
    hb.hb_subset_plan_create_or_fail(face, input),
    hb.hb_subset_plan_destroy,
    'plan this cut',
  )
  return { plan, kept: hb.hb_subset_plan_old_to_new_glyph_mapping(plan) }
}

type Cut = { font: Uint8Array; request: SubsetRequest; flags: number }

function planSubset(hb: Subsetter, scope: HarfbuzzScope, { font, request, flags }: Cut) {
  const face = openFace(hb, scope, font)
  const input = scope.own(
    hb.hb_subset_input_create_or_fail(),
    hb.hb_subset_input_destroy,
    'plan a subset',
  )
  fill(hb, hb.hb_subset_input_unicode_set(input), request.characters)
  fill(hb, hb.hb_subset_input_set(input, SETS.features), tagsOf(request.features))
  fill(hb, hb.hb_subset_input_set(input, SETS.nameIds), request.names)
  fill(hb, hb.hb_subset_input_set(input, SETS.nameLanguages), 'all')
  hb.hb_subset_input_set_flags(input, flags | (request.keepHinting ? 0 : NO_HINTING))
  pinAxes(hb, { input, face, axes: request.pinnedAxes ?? {} })
  limitAxes(hb, { input, face, axes: request.axisRanges ?? {} })
  return { face, input }
}

function fill(hb: Subsetter, set: number, values: Iterable<number> | 'all'): void {
  hb.hb_set_clear(set)
  if (values === 'all') return hb.hb_set_invert(set)
  for (const value of values) hb.hb_set_add(set, value)
}

type Plan<Axis> = { input: number; face: number; axes: Record<string, Axis> }

function pinAxes(hb: Subsetter, { input, face, axes }: Plan<number>): void {
  for (const [tag, at] of Object.entries(axes)) {
    hb.hb_subset_input_pin_axis_location(input, face, tagNumber(tag), at)
  }
}

function limitAxes(hb: Subsetter, { input, face, axes }: Plan<[number, number]>): void {
  for (const [tag, [min, max]] of Object.entries(axes)) {
    hb.hb_subset_input_set_axis_range(input, face, tagNumber(tag), min, max, NaN)
  }
}

function copyBytes(hb: Subsetter, scope: HarfbuzzScope, face: number): Uint8Array {
  const blob = scope.own(hb.hb_face_reference_blob(face), hb.hb_blob_destroy, 'write this font')
  const start = hb.hb_blob_get_data(blob, 0)
  const length = hb.hb_blob_get_length(blob)
  if (length === 0) throw new FontRefused('This font is damaged: nothing of it could be kept.')
  return memoryOf(hb).slice(start, start + length)
}

function tagsOf(tags: string[] | 'all'): number[] | 'all' {
  return tags === 'all' ? 'all' : tags.map(tagNumber)
}
