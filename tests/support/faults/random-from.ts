export type Random = (below: number) => number

/** The same numbers each time: a damage that was once found is found again. */
export function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

const BLOCK = 1024 * 1024

/** Noise; after a megabyte the same noise again. */
export function randomBytes(length: number, seed: number): Buffer {
  const random = randomFrom(seed)
  const block = Uint8Array.from({ length: Math.min(length, BLOCK) }, () => random(256))
  return Buffer.alloc(length, block)
}
