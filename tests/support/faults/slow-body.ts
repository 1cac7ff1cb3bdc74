import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const PIECE = 64 * 1024
const PAUSE_EVERY = 16

/** Noise of a length between two texts, made as it is asked for and held by nobody, with a pause at every megabyte. */
export function slowBody(
  length: number,
  { head = '', tail = '' } = {},
): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    start: (way) => way.enqueue(Buffer.from(head)),
    async pull(way) {
      const piece = Math.min(PIECE, length - sent)
      if (sent % (PAUSE_EVERY * PIECE) === 0) await setTimeout(20)
      if (piece > 0) way.enqueue(randomBytes(piece))
      else way.enqueue(Buffer.from(tail))
      if (piece === 0) way.close()
      sent += piece
    },
  })
}
