import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { knownSecrets } from '../../secrets'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The secret of somebody's app, as the database keeps it: a copy of the database alone makes no codes. */
export function sealSecret(plain: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(knownSecrets()[0] ?? ''), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** null: it was sealed with a secret that the shop does not know any more. */
export function openSecret(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secret of knownSecrets()) {
    try {
      return openWith(secret, bytes)
    } catch {
      // Sealed with another one.
    }
  }
  return null
}

function openWith(secret: string, bytes: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fount second factor', 32))
}
