import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mailbox } from '@/domain/limits/limits'
import { readCookie } from '@/domain/site/request-headers'
import { env } from '@/env'
import { isSame } from '@/delivery/download-token'
import { readableSecrets } from '../secret-key'

/** As long as browsers keep a cookie that nobody renews. */
const KEPT_SECONDS = 400 * 24 * 3600

const isHttps = env.shopUrl?.protocol === 'https:'

/**
 * The cookie of a browser that this member has signed in with: what strangers type for their address does not lock it out. It
 * opens nothing by itself, and says of whom it is to nobody but the shop.
 */
export function markBrowser(email: string): string {
  const [secret = ''] = readableSecrets()
  const nonce = randomBytes(18).toString('base64url')
  const value = `${nonce}.${proofOf(secret, `${nonce} ${mailbox(email)}`)}`
  const secure = isHttps ? '; Secure' : ''
  const name = nameOf(secret, email)
  return `${name}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${KEPT_SECONDS}${secure}`
}

/** What tells this browser of the member's from others; null: it is none. */
export function findMark(req: { headers: Headers }, email: string): string | null {
  for (const secret of readableSecrets()) {
    const [nonce, proof = ''] = readCookie(req, nameOf(secret, email))?.split('.') ?? []
    if (nonce && isSame(proof, proofOf(secret, `${nonce} ${mailbox(email)}`))) return nonce
  }
  return null
}

/** Several members may share a browser: each has a cookie of their own. */
function nameOf(secret: string, email: string): string {
  return `${isHttps ? '__Host-' : ''}fount-known-${proofOf(secret, mailbox(email)).slice(0, 12)}`
}

function proofOf(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known browser', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}
