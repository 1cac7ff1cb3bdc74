import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const PIECE = 64 * 1024
const PAUSE_EVERY = 16

/** Noise of a length, made as it is asked for and held by nobody, with a pause at every megabyte. */
export function slowBody(length: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(way) {
      const piece = Math.min(PIECE, length - sent)
      if (sent % (PAUSE_EVERY * PIECE) === 0) await setTimeout(20)
      if (piece > 0) way.enqueue(randomBytes(piece))
      else way.close()
      sent += piece
    },
  })
}
