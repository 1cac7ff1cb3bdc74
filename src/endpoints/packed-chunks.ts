import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The scripts and styles of a build as they are sent, each packed once. Their names change with their content. */
export class PackedChunks {
  readonly #packed = new Map<string, Buffer | null>()
  #last: Promise<void> = Promise.resolve()

  constructor(readonly buildDir: string) {}

  /** Null while it is not packed yet, and for what is not there. */
  find(name: string): Buffer | null {
    const known = this.#packed.get(name)
    if (known === undefined) this.#queue(name)
    return known ?? null
  }

  /** One after the other: packing shares its few threads with every file that is read. */
  #queue(name: string): void {
    this.#packed.set(name, null)
    this.#last = this.#last.then(() => this.#pack(name))
  }

  async #pack(name: string): Promise<void> {
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
