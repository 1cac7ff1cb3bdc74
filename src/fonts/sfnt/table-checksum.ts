/** The sum of a table's 32-bit words, its end filled up with zeros. */
export function tableChecksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const whole = bytes.length & ~3
  let sum = 0
  for (let at = 0; at < whole; at += 4) sum = (sum + view.getUint32(at)) >>> 0

  return (sum + lastWord(bytes.subarray(whole))) >>> 0
}

function lastWord(rest: Uint8Array): number {
  const [a = 0, b = 0, c = 0] = rest
  return ((a << 24) | (b << 16) | (c << 8)) >>> 0
}
