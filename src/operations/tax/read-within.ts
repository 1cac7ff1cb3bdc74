/** The text of an answer; null: longer than that, and the rest of it is not waited for. */
export async function readWithin({ body }: Response, mostBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  if (!body) return ''
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > mostBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
