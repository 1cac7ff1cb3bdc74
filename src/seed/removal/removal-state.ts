import type { Payload } from 'payload'
import type { StoredBytes } from './stored-bytes'

/** What a removal is about to take away. The rows go first; without this note nothing would know of the bytes after a crash. */
export type NotedRemoval = { typefaces: string[]; bytes: StoredBytes[] }

const KEY = 'demo-foundry-removal'

export async function readRemoval(payload: Payload): Promise<NotedRemoval> {
  return (await payload.kv.get<NotedRemoval>(KEY)) ?? { typefaces: [], bytes: [] }
}

/** Adds to what a removal that was cut short had noted. */
export async function noteRemoval(payload: Payload, more: NotedRemoval): Promise<NotedRemoval> {
  const before = await readRemoval(payload)
  const noted = {
    typefaces: [...new Set([...before.typefaces, ...more.typefaces])],
    bytes: [...before.bytes, ...more.bytes],
  }
  await payload.kv.set(KEY, noted)
  return noted
}

export async function endRemoval(payload: Payload): Promise<void> {
  await payload.kv.delete(KEY)
}
