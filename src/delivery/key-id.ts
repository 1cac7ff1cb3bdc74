import { hkdfSync } from 'node:crypto'

/** What a link carries to say which secret it was made with; it tells nothing of the secret. 4 base64url characters. */
export function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key id', 3)).toString('base64url')
}
