import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** The part of HarfBuzz's C interface that subsetting needs: pointers and sizes are numbers. */
export type Subsetter = {
  memory: WebAssembly.Memory
  malloc(size: number): number
  free(pointer: number): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_set_flags(input: number, flags: number): void
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, at: number): number
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    min: number,
    max: number,
    /** Not a number: where it is, as far as the range allows. */
    standard: number,
  ): number
  hb_subset_or_fail(face: number, input: number): number
}

/** What HarfBuzz does beside that where it knows colours. */
export type ColourEngine = Subsetter & {
  hb_subset_plan_create_or_fail(face: number, input: number): number
  hb_subset_plan_destroy(plan: number): void
  hb_subset_plan_execute_or_fail(plan: number): number
  hb_subset_plan_old_to_new_glyph_mapping(plan: number): number
  hb_map_has(map: number, key: number): number
  hb_font_create(face: number): number
  hb_font_destroy(font: number): void
  hb_font_set_variations(font: number, variations: number, count: number): void
  hb_vector_paint_create_or_fail(format: number): number
  hb_vector_paint_destroy(paint: number): void
  hb_vector_paint_set_foreground(paint: number, colour: number): void
  hb_vector_paint_set_palette(paint: number, palette: number): void
  hb_vector_paint_glyph_or_fail(paint: number, font: number, glyph: number, extents: number): number
  hb_vector_paint_render(paint: number): number
}

/** A new instance for each font: nothing of a font that trapped survives into the next. */
export function openSubsetter(): Subsetter {
  plain ??= compile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  return openEngine<Subsetter>(plain)
}

/** The package's build leaves colours out; this one of ours (colour-engine/build.sh) takes a third longer for the same font. */
export function openColourEngine(): ColourEngine {
  colour ??= compile(COLOUR_ENGINE)
  return openEngine<ColourEngine>(colour)
}

// Found through the working directory, so that it is found from a bundle, too.
const COLOUR_ENGINE = resolve('src/fonts/harfbuzz/colour-engine/harfbuzz-colour.wasm')

let plain: WebAssembly.Module | undefined
let colour: WebAssembly.Module | undefined

function compile(file: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(file))
}

function openEngine<Engine>(module: WebAssembly.Module): Engine {
  const env = { emscripten_notify_memory_growth: () => undefined }
  const exports = new WebAssembly.Instance(module, { env }).exports as { _initialize(): void }
  exports._initialize()
  return exports as Engine
}

/** A view of its memory, fresh each time: growing the memory detaches every earlier one. */
export function memoryOf(hb: Subsetter): Uint8Array {
  return new Uint8Array(hb.memory.buffer)
}

/** A font in its memory, until the scope ends. */
export function openFace(hb: Subsetter, scope: HarfbuzzScope, font: Uint8Array): number {
  const bytes = scope.own(hb.malloc(font.length), hb.free, 'hold this font')
  memoryOf(hb).set(font, bytes)
  const blob = scope.own(
    hb.hb_blob_create(bytes, font.length, WRITABLE, 0, 0),
    hb.hb_blob_destroy,
    'open this font',
  )
  return scope.own(hb.hb_face_create(blob, 0), hb.hb_face_destroy, 'read this font')
}

const WRITABLE = 2

/** HarfBuzz names tables, features, axes and formats by numbers of four letters. */
export function tagNumber(tag: string): number {
  const [a = 32, b = 32, c = 32, d = 32] = [...tag].map((letter) => letter.charCodeAt(0))
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
}

type Release = (pointer: number) => void

export class HarfbuzzCouldNot extends Error {
  constructor(what: string) {
    super(`HarfBuzz could not ${what}.`)
    this.name = 'HarfbuzzCouldNot'
  }
}

/** Takes every pointer together with its release, and frees all in reverse however the work ends. */
export class HarfbuzzScope implements Disposable {
  readonly #owned: (readonly [pointer: number, release: Release])[] = []

  own(pointer: number, release: Release, what: string): number {
    if (pointer === 0) throw new HarfbuzzCouldNot(what)
    this.#owned.push([pointer, release])
    return pointer
  }

  [Symbol.dispose](): void {
    for (const [pointer, release] of this.#owned.toReversed()) release(pointer)
    this.#owned.length = 0
  }
}
