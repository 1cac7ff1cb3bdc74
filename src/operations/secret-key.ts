import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

/**
 * The key of a cart or an order opens it to whoever holds the link. The database stores a random nonce and the key's hash: the
 * key is derived from the nonce and the shop's secret, so a copy of the database alone opens nothing.
 */
export type SecretKey = { key: string; nonce: string; keyhash: string }

type Kind = 'cart' | 'order'

export function makeKey(kind: Kind): SecretKey {
  const nonce = randomBytes(18).toString('base64url')
  const key = keyOf(kind, nonce)
  return { key, nonce, keyhash: hashOf(key) }
}

/** 24 base64url characters, 144 bits. */
export function keyOf(kind: Kind, nonce: string): string {
  const secret = Buffer.from(hkdfSync('sha256', env.secret, '', `${kind} key`, 32))
  return createHmac('sha256', secret).update(nonce).digest('base64url').slice(0, 24)
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
