import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Only the shop's own user reads a backup: people stand in it. */
const PRIVATE = { mode: 0o600, flush: true }

/**
 * Writes a stream packed; says hash and size of what was written.
 * @param {string} path
 * @param {import('node:stream').Readable} input
 */
export async function packInto(path, input) {
  const meter = new Meter()
  await pipeline(input, createGzip(), meter, createWriteStream(path, PRIVATE))
  return meter.result()
}

/**
 * @param {string} from
 * @param {string} to
 */
export async function unpackInto(from, to) {
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, PRIVATE))
}

/**
 * The same bytes; says what was read.
 * @param {string} from
 * @param {string} to
 */
export async function copyInto(from, to) {
  const meter = new Meter()
  await pipeline(createReadStream(from), meter, createWriteStream(to, PRIVATE))
  return meter.result()
}

/**
 * Hash and size of a file as it lies there.
 * @param {string} path
 */
export async function measureFile(path) {
  const meter = new Meter()
  await pipeline(createReadStream(path), meter.resume())
  return meter.result()
}

class Meter extends Transform {
  #hash = createHash('sha256')
  #size = 0

  /** @type {Transform['_transform']} */
  _transform(piece, _, done) {
    this.#hash.update(piece)
    this.#size += piece.length
    done(null, piece)
  }

  result() {
    return { sha256: this.#hash.digest('hex'), sizeInBytes: this.#size }
  }
}
