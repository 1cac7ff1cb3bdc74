/**
 * Next strips Content-Length and Content-Encoding from what a route answers, since a body that came by `fetch` may have
 * been unpacked on the way. Our bodies are ready as they are, so both travel under names of our own beside the real ones,
 * and the server gives them back (`server/shop-response.ts`).
 */
export const FRAMING_HEADERS: Record<string, string> = {
  'x-fount-length': 'Content-Length',
  'x-fount-encoding': 'Content-Encoding',
}

export function framingHeaders(framing: {
  length: number
  encoding?: string
}): Record<string, string> {
  const length = String(framing.length)
  const { encoding } = framing
  return {
    'Content-Length': length,
    'x-fount-length': length,
    ...(encoding ? { 'Content-Encoding': encoding, 'x-fount-encoding': encoding } : {}),
  }
}
