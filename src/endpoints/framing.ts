import { ServerResponse } from 'node:http'

/**
 * Next 16 strips Content-Length and Content-Encoding from what a route answers, since a body that came by `fetch` may have
 * been unpacked on the way. Our bodies are ready as they are, so both travel under names of our own beside the real ones,
 * and get these back where Node sends them.
 */
const TRAVELLING: Record<string, string> = {
  'x-framing-length': 'Content-Length',
  'x-framing-encoding': 'Content-Encoding',
}

export function framingHeaders(framing: {
  length: number
  encoding?: string
}): Record<string, string> {
  const length = String(framing.length)
  const { encoding } = framing
  return {
    'Content-Length': length,
    'X-Framing-Length': length,
    ...(encoding ? { 'Content-Encoding': encoding, 'X-Framing-Encoding': encoding } : {}),
  }
}

/** Called once when the server starts; in a process without a server it changes nothing that anyone sees. */
export function restoreFraming(): void {
  const setHeader = ServerResponse.prototype.setHeader
  ServerResponse.prototype.setHeader = function (name, value) {
    const real = TRAVELLING[name.toLowerCase()]
    if (real === undefined) return setHeader.call(this, name, value)
    return setHeader.call(this, real, Array.isArray(value) ? String(value[0]) : String(value))
  }
}
