import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isSame } from '@/delivery/download-token'
import { CsrfFailed, FormIsFromElsewhere } from '@/domain/request-error'
import { readCookie } from '@/domain/site/request-headers'
import { env } from '@/env'

/**
 * A signed double-submit token: `csrftoken` = random . HMAC(secret, sid, random), readable by script and bound to the
 * HttpOnly `sid`, so that neither can be planted without the other (OWASP, signed double-submit cookie).
 */
type CsrfPair = { sid: string; token: string }

const secure = env.shopUrl?.protocol === 'https:'

/** `__Host-` prevents a sibling host from setting the cookie; browsers allow it over https only. */
const SID_COOKIE = secure ? '__Host-sid' : 'sid'

export function makeCsrfPair(sid = randomBytes(24).toString('base64url')): CsrfPair {
  const random = randomBytes(18).toString('base64url')
  return { sid, token: `${random}.${signatureOf(sid, random)}` }
}

/** Only the shop's own calls need the `sid`, no page does: it may be as strict as there is. */
export function csrfCookies({ sid, token }: CsrfPair): string[] {
  const whole = `Path=/${secure ? '; Secure' : ''}`
  return [
    `${SID_COOKIE}=${sid}; HttpOnly; SameSite=Strict; ${whole}`,
    `csrftoken=${token}; SameSite=Lax; ${whole}`,
  ]
}

/** The browser's own secret, created with its CSRF token; null before the first one. */
export function sidOf(req: PayloadRequest): string | null {
  return readCookie(req, SID_COOKIE)
}

export function assertCsrf(req: PayloadRequest): void {
  if (isFromElsewhere(req)) throw new CsrfFailed()
  const header = req.headers.get('x-csrftoken')
  const cookie = readCookie(req, 'csrftoken')
  const sid = sidOf(req)
  if (!header || !cookie || !sid || !isSame(header, cookie)) throw new CsrfFailed()

  const [random, signature] = header.split('.')
  if (!random || !signature || !isSame(signature, signatureOf(sid, random))) throw new CsrfFailed()
}

/** A form that a browser sends by itself has no token: the browser says from which page it comes. */
export function assertFromOwnPage(req: PayloadRequest): void {
  const site = req.headers.get('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : req.headers.has('origin') && !isFromElsewhere(req)
  if (!isOwn) throw new FormIsFromElsewhere()
}

function isFromElsewhere(req: PayloadRequest): boolean {
  if (req.headers.get('sec-fetch-site') === 'cross-site') return true
  const origin = req.headers.get('origin')
  if (origin === null) return false
  const own = [req.headers.get('host'), env.shopUrl?.host]
  return !URL.canParse(origin) || !own.includes(new URL(origin).host)
}

function signatureOf(sid: string, random: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.secret, '', 'csrf', 32))
  return createHmac('sha256', key)
    .update(`${sid.length}!${sid}!${random.length}!${random}`)
    .digest('base64url')
}
