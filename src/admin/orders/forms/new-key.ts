/** Of what staff ask for once, however often it is sent. `crypto.randomUUID` is not there where the admin is served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
