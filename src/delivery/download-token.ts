import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export const ORDER_DOWNLOAD_MINUTES = 15

export const TRIAL_DOWNLOAD_DAYS = 7

type Download = {
  /** Id of the grant: read again at each download, so that a revocation acts at once. Of an invoice its own id. */
  grant: string
  /** What of the grant: "archive" unless told otherwise; "invoice" of an invoice or credit note. */
  what?: string
  expiresAt: Date
}

type DownloadReading = { kind: 'ok' | 'expired'; grant: string; what: string } | { kind: 'forged' }

type Payload = [grant: string, what: string, expiresAtInSeconds: number, keyId?: string]

const LONGEST_TOKEN = 1024

/** base64url of the payload, a dot, base64url of its HMAC-SHA256. */
export function signDownload(download: Download, secret: string): string {
  const expiresAt = Math.floor(download.expiresAt.getTime() / 1000)
  const payload: Payload = [download.grant, download.what ?? 'archive', expiresAt, keyIdOf(secret)]
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${signatureOf(text, secret)}`
}

/** Any of the secrets may have signed it. */
export function readDownload(
  token: string,
  now: Date,
  secrets: readonly string[],
): DownloadReading {
  const [text, signature, rest] = token.length > LONGEST_TOKEN ? [] : token.split('.')
  if (!text || !signature || rest !== undefined) return { kind: 'forged' }
  if (!secrets.some((secret) => isSame(signature, signatureOf(text, secret))))
    return { kind: 'forged' }

  // Only we could have signed it, so it has our form.
  const [grant, what, expiresAt] = JSON.parse(
    Buffer.from(text, 'base64url').toString('utf8'),
  ) as Payload
  return { kind: now.getTime() < expiresAt * 1000 ? 'ok' : 'expired', grant, what }
}

/** The key is derived for downloads alone: no other signature of the shop opens one. */
function signatureOf(text: string, secret: string): string {
  if (secret === '') throw new Error('Downloads cannot be signed with an empty secret.')
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Takes as long for a wrong signature as for the right one. The texts are compared, not the bytes: base64url spells the same bytes in several ways. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a link carries to say which secret it was made with; it tells nothing of the secret. 4 base64url characters. */
export function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key id', 3)).toString('base64url')
}
