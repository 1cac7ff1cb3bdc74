import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { codeAsSvg } from '@/delivery/documents/draw-code'
import { NotFound } from '@/domain/request-error'
import { NoFactorBegun, SecondFactorNeeded, SecondFactorWrong } from '@/domain/staff/staff-error'
import { shared } from '@/platform/shared'
import { addPasskey, askForPasskey, listPasskeys, provePasskey } from './passkeys'
import { mailShop } from '../mails/mail-shop'
import { readShop } from '../records/shop'
import {
  changeFactor,
  emailOfLogin,
  type FactorRow,
  findFactor,
  insertFactor,
  removeFactor,
  removePasskey,
  removePasskeys,
  showFactor,
} from '../records/users'
import { knownSecrets } from '../secret-key'

/** `passkey`: what a browser made of one, in the place of a code. */
type Given = { id: string; code: string; passkey?: unknown }

/** Shown once: the picture for the app, and the secret for whoever types it. Nothing is asked at sign-in until a code of it was given. */
export async function beginFactor(payload: Payload, id: string) {
  const email = await emailOfLogin(payload, id)
  if (email === null) throw new NotFound('login')
  const secret = new Secret({ size: 20 }).base32
  await insertFactor(payload, id)
  await changeFactor(payload, { login: id, data: { pending: sealSecret(secret) } })
  const { name } = await mailShop(payload)
  const address = addressOfSecret(secret, { shop: name, email })
  return { secret, address, picture: codeAsSvg(address) }
}

/** Turns it on with the first code of the app; the recovery codes are shown this once. */
export async function confirmFactor(payload: Payload, { id, code }: Given): Promise<string[]> {
  const pending = (await findFactor(payload, id))?.pending
  const secret = pending ? openSecret(pending) : null
  if (!pending || secret === null) throw new NoFactorBegun()
  const now = new Date()
  const step = stepOfCode(secret, { code, now })
  if (step === null) throw new SecondFactorWrong()

  const codes = makeRecoveryCodes()
  const since = now.toISOString()
  const recoveryCodes = codes.map(hashOfRecoveryCode).join(' ')
  const isOn = await changeFactor(payload, {
    login: id,
    found: { pending: { equals: pending } },
    data: { secret: pending, pending: null, since, step, recoveryCodes },
  })
  if (!isOn) throw new NoFactorBegun()
  await show(payload, id)
  return codes
}

/** Adds one that the browser made. With the first factor of a login come recovery codes, which are shown this once; null: it has some. */
export async function keepPasskey(
  payload: Payload,
  given: { id: string; name: unknown; response: unknown },
): Promise<string[] | null> {
  await addPasskey(payload, given)
  const { id } = given
  await show(payload, id)
  if (codesIn((await findFactor(payload, id))?.recoveryCodes).length > 0) return null
  const codes = makeRecoveryCodes()
  const recoveryCodes = codes.map(hashOfRecoveryCode).join(' ')
  await changeFactor(payload, { login: id, data: { recoveryCodes } })
  return codes
}

/** Removes one of its owner's: with a code, or with a passkey. */
export async function endPasskey(
  payload: Payload,
  { passkeyId, ...given }: Given & { passkeyId: string },
): Promise<void> {
  const passkeys = await listPasskeys(payload, given.id)
  if (!passkeys.some(({ id }) => id === passkeyId)) throw new NotFound('passkey')
  await proveFactor(payload, given)
  await removePasskey(payload, passkeyId)
  await show(payload, given.id)
}

/** Since when this login asks for a code of an app, null if it does not; its passkeys; and how many recovery codes are left. */
export async function readFactor(payload: Payload, id: string) {
  const row = await findFactor(payload, id)
  const passkeys = await listPasskeys(payload, id)
  const recoveryCodesLeft = codesIn(row?.recoveryCodes).length
  return { since: row?.since ?? null, passkeys, recoveryCodesLeft }
}

/** Since when a password alone does not sign this login in; null: it does. */
export async function factorSince(payload: Payload, id: string): Promise<string | null> {
  const { since, passkeys } = await readFactor(payload, id)
  return [since ?? [], ...passkeys.map((passkey) => passkey.since)].flat().toSorted().at(0) ?? null
}

/**
 * Lets pass who has no second factor, and who gives a code of it, or a passkey. A code opens once: of two who send the same at
 * once, one passes. Throws SecondFactorNeeded without any, SecondFactorWrong or PasskeyWrong for another.
 */
export async function proveFactor(payload: Payload, { id, code, passkey }: Given): Promise<void> {
  if ((await factorSince(payload, id)) === null) return
  if (passkey) return provePasskey(payload, { id, response: passkey })
  if (code.trim() === '') {
    throw Object.assign(new SecondFactorNeeded(), { passkey: await askForPasskey(payload, id) })
  }
  if (!(await opensFactor(payload, { id, code }))) throw new SecondFactorWrong()
}

/** Whether this is a code of a second factor that is on; it is spent by it. */
export async function opensFactor(payload: Payload, { id, code }: Given): Promise<boolean> {
  const row = await findFactor(payload, id)
  if (!row) return false
  return (await spendCode(payload, { row, code })) || spendRecovery(payload, { row, code })
}

/** Turns the codes of the app off: by their owner, with one or with a passkey. */
export async function endFactor(payload: Payload, given: Given): Promise<void> {
  await proveFactor(payload, given)
  await endCodes(payload, given.id)
}

/** For whoever lost the app, the passkeys and the recovery codes. */
export async function forgetFactor(payload: Payload, id: string): Promise<void> {
  await removeFactor(payload, id)
  await removePasskeys(payload, id)
  await showFactor(payload, id, null)
}

/** Passkeys stay, and with them the recovery codes. */
async function endCodes(payload: Payload, id: string): Promise<void> {
  const data = { secret: null, pending: null, since: null, step: null }
  await changeFactor(payload, { login: id, data })
  await show(payload, id)
}

/** What the list of the staff shows; recovery codes of nothing open nothing. */
async function show(payload: Payload, id: string): Promise<void> {
  const since = await factorSince(payload, id)
  if (since === null) await forgetFactor(payload, id)
  else await showFactor(payload, id, since)
}

/** Seals it with the shop's secret of now. False: that of its app cannot be opened any more, so it is turned off. */
export async function resealFactor(payload: Payload, row: FactorRow): Promise<boolean> {
  const sealed = { secret: reseal(row.secret), pending: reseal(row.pending) }
  if (row.since && sealed.secret === null) {
    await endCodes(payload, row.login)
    return false
  }
  const found = { since: row.since ? { equals: row.since } : { exists: false } }
  await changeFactor(payload, { login: row.login, found, data: sealed })
  return true
}

function reseal(sealed: string | null | undefined): string | null {
  const plain = sealed ? openSecret(sealed) : null
  return plain === null ? null : sealSecret(plain)
}

async function spendCode(payload: Payload, { row, code }: { row: FactorRow; code: string }) {
  const secret = openSecret(row.secret ?? '')
  const step = secret && stepOfCode(secret, { code, now: new Date() })
  if (!row.since || !step || step <= (row.step ?? 0)) return false
  const found = { step: { equals: row.step } }
  return changeFactor(payload, { login: row.login, found, data: { step } })
}

async function spendRecovery(payload: Payload, { row, code }: { row: FactorRow; code: string }) {
  const hash = hashOfRecoveryCode(code)
  const codes = codesIn(row.recoveryCodes)
  if (!codes.includes(hash)) return false
  const found = { recoveryCodes: { equals: row.recoveryCodes } }
  const data = { recoveryCodes: codes.filter((one) => one !== hash).join(' ') }
  return changeFactor(payload, { login: row.login, found, data })
}

function codesIn(text: string | null | undefined): string[] {
  return (text ?? '').split(' ').filter(Boolean)
}

/** As every app for codes makes them: RFC 6238, six digits, a new one every thirty seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A clock may be half a minute off, either way. */
const STEPS_ASIDE = 1

const RECOVERY_CODES = 10

/** Without those that are read as another: 0 o, 1 l i. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** What an app reads from the picture. */
function addressOfSecret(secret: string, { shop, email }: { shop: string; email: string }) {
  return new TOTP({ ...FORM, issuer: shop, label: email, secret }).toString()
}

/** The step of time that a code belongs to; null: it is not one of now. */
function stepOfCode(secret: string, { code, now }: { code: string; now: Date }) {
  const timestamp = now.getTime()
  const aside = new TOTP({ ...FORM, secret }).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp,
    window: STEPS_ASIDE,
  })
  return aside === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + aside
}

/** For whoever has lost the app: each opens once. 80 bits, so that a stolen row is not guessed at: `kpwm-3x7q-hd2t-9zru`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(randomBytes(16), (byte) => LETTERS.charAt(byte % LETTERS.length))
    return letters.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
  })
}

/** A recovery code as the database keeps it, however it was typed. */
function hashOfRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(letters).digest('base64url')
}

const CIPHER = 'aes-256-gcm'

const NONCE_BYTES = 12

const TAG_BYTES = 16

/** The secret of somebody's app, as the database keeps it: a copy of the database alone makes no codes. */
function sealSecret(plain: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(knownSecrets()[0] ?? ''), nonce)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** null: it was sealed with a secret that the shop does not know any more. */
function openSecret(sealed: string): string | null {
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

const KNOWN_FOR_MS = 5_000
const demand = shared('demand of second factors', () => ({ isDemanded: false, knownUntil: 0 }))

/** Whether this member of staff still lacks the second factor that the owners ask of everybody. */
export async function lacksFactor(
  payload: Payload,
  { id, factorSince: shown }: { id: string; factorSince?: unknown },
): Promise<boolean> {
  if (shown || !(await isDemanded(payload))) return false
  return (await factorSince(payload, id)) === null
}

async function isDemanded(payload: Payload): Promise<boolean> {
  if (demand.knownUntil > Date.now()) return demand.isDemanded
  const { needsSecondFactor } = await readShop(payload)
  demand.isDemanded = Boolean(needsSecondFactor)
  demand.knownUntil = Date.now() + KNOWN_FOR_MS
  return demand.isDemanded
}

/** After the setting was saved: the next request is asked by it. */
export function forgetDemand(): void {
  demand.knownUntil = 0
}
