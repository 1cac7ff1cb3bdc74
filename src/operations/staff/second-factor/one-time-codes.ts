import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** As every app for codes makes them: RFC 6238, six digits, a new one every thirty seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be half a minute off, either way. */
const STEPS_ASIDE = 1
const RECOVERY_CODES = 10
/** Without those that are read as another: 0 o, 1 l i. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an app reads from the picture. */
export function addressOfSecret(secret: string, { shop, email }: { shop: string; email: string }) {
  return new TOTP({ ...FORM, issuer: shop, label: email, secret }).toString()
}

/** The step of time that a code belongs to; null: it is not one of now. */
export function stepOfCode(secret: string, { code, now }: { code: string; now: Date }) {
  const timestamp = now.getTime()
  const aside = new TOTP({ ...FORM, secret }).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp,
    window: STEPS_ASIDE,
  })
  return aside === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + aside
}

/** For whoever has lost the app: each opens once. `kpwm-3x7q`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length))
    return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  })
}

/** A recovery code as the database keeps it, however it was typed. */
export function hashOfRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(letters).digest('base64url')
}
