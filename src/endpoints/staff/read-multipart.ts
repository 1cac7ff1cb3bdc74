/** What a form of files says, in its order: the head of a part, then the bytes of its body as they come. */
export type MultipartEvent = { kind: 'head'; head: string } | { kind: 'bytes'; bytes: Uint8Array }

/** The body is no form of files, or ends before its end. */
export class FormIsBroken extends Error {
  override name = 'FormIsBroken'
}

const LONGEST_HEAD = 16 * 1024

/** Reads multipart/form-data piece by piece, so that nobody ever holds the whole of it: RFC 2046, section 5.1. */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  const pieces = new Pieces(body)
  try {
    await drain(pieces.until(delimiter))
    while ((await pieces.take(2)) === '\r\n') {
      yield { kind: 'head', head: await readHead(pieces) }
      for await (const bytes of pieces.until(delimiter)) yield { kind: 'bytes', bytes }
    }
  } finally {
    await pieces.close()
  }
}

async function readHead(pieces: Pieces): Promise<string> {
  let head = ''
  for await (const bytes of pieces.until(Buffer.from('\r\n\r\n'))) {
    head += bytes.toString('latin1')
    if (head.length > LONGEST_HEAD) throw new FormIsBroken()
  }
  return head
}

async function drain(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const piece of pieces) void piece
}

/** Bytes as they come from the network, cut where a mark says. */
class Pieces {
  /** A form may begin with its first boundary: the line break that belongs to every other is given to it too. */
  #held = Buffer.from('\r\n')
  readonly #source: AsyncIterator<Uint8Array>

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#source = body[Symbol.asyncIterator]()
  }

  /** Everything before the mark, which is passed over. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    let at = this.#held.indexOf(mark)
    while (at < 0) {
      const settled = this.#held.length - mark.length + 1
      if (settled > 0) yield this.#cut(settled)
      await this.#more()
      at = this.#held.indexOf(mark)
    }
    if (at > 0) yield this.#cut(at)
    this.#cut(mark.length)
  }

  async take(length: number): Promise<string> {
    while (this.#held.length < length) await this.#more()
    return this.#cut(length).toString('latin1')
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }

  #cut(length: number): Buffer {
    const cut = this.#held.subarray(0, length)
    this.#held = this.#held.subarray(length)
    return cut
  }

  async #more(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw new FormIsBroken()
    this.#held = Buffer.concat([this.#held, next.value])
  }
}
