import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The scripts and styles of a build as they are sent, each packed once. Their names change with their content. */
export class PackedChunks {
  readonly #packed = new Map<string, Buffer | null>()

  constructor(readonly buildDir: string) {}

  /** Null while it is not packed yet, and for what is not there. */
  find(name: string): Buffer | null {
    const known = this.#packed.get(name)
    if (known === undefined) void this.#pack(name)
    return known ?? null
  }

  async #pack(name: string): Promise<void> {
    this.#packed.set(name, null)
    try {
      const bytes = await readFile(
        join(/* turbopackIgnore: true */ this.buildDir, 'static/chunks', name),
      )
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
      this.#packed.set(name, await promisify(brotliCompress)(bytes, { params }))
    } catch {
      this.#packed.delete(name) // Next answers for it
    }
  }
}
