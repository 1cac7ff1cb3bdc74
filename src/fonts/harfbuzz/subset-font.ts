import { FontRefused } from '../font-refused'
import { HarfbuzzScope, openSubsetter, type Subsetter } from './subsetter'

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
const WRITABLE = 2

/** Keeps what was asked for and what it needs: composites, ligatures' parts, kerning, variations. */
export function subsetFont(font: Uint8Array, request: SubsetRequest): Uint8Array {
  const hb = openSubsetter()
  using scope = new HarfbuzzScope()

  try {
    const face = openFace(hb, scope, font)
    const input = planSubset(hb, scope, request)
    pinAxes(hb, { input, face, axes: request.pinnedAxes ?? {} })
    limitAxes(hb, { input, face, axes: request.axisRanges ?? {} })

    const subset = scope.own(hb.hb_subset_or_fail(face, input), hb.hb_face_destroy, 'cut this font')
    return copyBytes(hb, scope, subset)
  } catch (error) {
    throw new FontRefused('This font is damaged: it could not be rebuilt.', { cause: error })
  }
}

function openFace(hb: Subsetter, scope: HarfbuzzScope, font: Uint8Array): number {
  const bytes = scope.own(hb.malloc(font.length), hb.free, 'hold this font')
  memoryOf(hb).set(font, bytes)
  const blob = scope.own(
    hb.hb_blob_create(bytes, font.length, WRITABLE, 0, 0),
    hb.hb_blob_destroy,
    'open this font',
  )
  return scope.own(hb.hb_face_create(blob, 0), hb.hb_face_destroy, 'read this font')
}

function planSubset(hb: Subsetter, scope: HarfbuzzScope, request: SubsetRequest): number {
  const input = scope.own(
    hb.hb_subset_input_create_or_fail(),
    hb.hb_subset_input_destroy,
    'plan a subset',
  )
  fill(hb, hb.hb_subset_input_unicode_set(input), request.characters)
  fill(hb, hb.hb_subset_input_set(input, SETS.features), tagsOf(request.features))
  fill(hb, hb.hb_subset_input_set(input, SETS.nameIds), request.names)
  fill(hb, hb.hb_subset_input_set(input, SETS.nameLanguages), 'all')
  if (!request.keepHinting) hb.hb_subset_input_set_flags(input, NO_HINTING)
  return input
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

/** A fresh view each time: growing the memory detaches every earlier one. */
function memoryOf(hb: Subsetter): Uint8Array {
  return new Uint8Array(hb.memory.buffer)
}

function tagsOf(tags: string[] | 'all'): number[] | 'all' {
  return tags === 'all' ? 'all' : tags.map(tagNumber)
}

function tagNumber(tag: string): number {
  const [a = 32, b = 32, c = 32, d = 32] = [...tag].map((letter) => letter.charCodeAt(0))
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
}
