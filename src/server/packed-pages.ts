import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type PackedPage = Record<'gzip' | 'br', { bytes: Buffer; etag: string }>

/** Old versions of a page are the first to go. */
const MOST_KEPT = 200

/** Pages as they are sent, each packed once: found by their text, so that a refreshed page is another page. */
export class PackedPages {
  readonly #kept = new Map<string, PackedPage>()
  readonly #begun = new Set<string>()

  /** Null while it is not packed yet: that is done beside the answers, never before one. */
  find(html: string): PackedPage | null {
    const page = this.#kept.get(html)
    if (!page && !this.#begun.has(html)) void this.#pack(html)
    return page ?? null
  }

  async #pack(html: string): Promise<void> {
    this.#begun.add(html)
    try {
      this.#keep(html, await packPage(html))
    } finally {
      this.#begun.delete(html)
    }
  }

  #keep(html: string, page: PackedPage): void {
    this.#kept.set(html, page)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break
      this.#kept.delete(oldest)
    }
  }
}

async function packPage(html: string): Promise<PackedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(html, { level: 9 }),
    promisify(brotliCompress)(html, { params }),
  ])
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { gzip: { bytes: zipped, etag: `"${hash}g"` }, br: { bytes: brotli, etag: `"${hash}b"` } }
}
