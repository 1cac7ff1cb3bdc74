import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

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

let compiled: WebAssembly.Module | undefined

/** A new instance for each font: nothing of a font that trapped survives into the next. */
export function openSubsetter(): Subsetter {
  const instance = new WebAssembly.Instance(compile())
  const exports = instance.exports as Subsetter & { _initialize(): void }
  exports._initialize()
  return exports
}

function compile(): WebAssembly.Module {
  const require = createRequire(import.meta.url)
  return (compiled ??= new WebAssembly.Module(
    readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  ))
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
