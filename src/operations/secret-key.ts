import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isSame, keyIdOf } from '@/delivery/download-token'
import { env } from '@/env'

/**
 * The key of a cart, an order or a quote opens it to whoever holds the link: the row's random nonce, the id of the secret it was made
 * with, and what that secret makes of the nonce. The database stores the nonce alone, so a copy of it opens nothing; and another
 * secret makes another key for the same row.
 */
export type SecretKey = { key: string; nonce: string; keyhash: string }

/** `sign-in` and `erasure` are links of mails, `asked` what the browser keeps that asked for the first. */
type Kind = 'cart' | 'mail' | 'order' | 'quote' | 'sign-in' | 'asked' | 'erasure'

/** 24 base64url characters, 4, the 4 of a day where the key has one, and 24: 144 bits of chance, and as many of proof. */
const FORM = /^([\w-]{24})[\w-]{4}([\w-]{4})?[\w-]{24}$/

const DAY_MS = 86_400_000

export function makeKey(kind: Kind): SecretKey {
  const nonce = randomBytes(18).toString('base64url')
  return { key: keyOf(kind, nonce), nonce, keyhash: hashOf(nonce) }
}

export function keyOf(kind: Kind, nonce: string): string {
  return keyWith(knownSecrets()[0] ?? '', kind, { nonce, day: '' })
}

/** A key that says on which day it was made, so that it may end a time after it. The day is proven with the rest. */
export function datedKeyOf(kind: Kind, nonce: string, madeAt: Date): string {
  const day = Buffer.alloc(3)
  day.writeUIntBE(Math.floor(madeAt.getTime() / DAY_MS), 0, 3)
  return keyWith(knownSecrets()[0] ?? '', kind, { nonce, day: day.toString('base64url') })
}

/** The day on which a key was made; null: it says none. */
export function dayOfKey(key: string): Date | null {
  const day = FORM.exec(key)?.[2]
  if (day === undefined) return null
  return new Date(Buffer.from(day, 'base64url').readUIntBE(0, 3) * DAY_MS)
}

/** The part of a key that its row stores; null: it has no such form. */
export function nonceOfKey(key: string): string | null {
  return FORM.exec(key)?.[1] ?? null
}

/** The hashes under which the row of a key may be stored. An older shop stored that of the key, which was the proof alone. */
export function hashesOfKey(kind: Kind, key: string): string[] {
  const nonce = FORM.exec(key)?.[1]
  if (nonce === undefined) return [hashOf(key)]
  const older = knownSecrets().map((secret) => hashOf(proofOf(secret, kind, nonce)))
  return [hashOf(nonce), ...older]
}

/** Whether a key opens the row with this nonce now. */
export function opensRow(kind: Kind, key: string, nonce: string): boolean {
  const day = FORM.exec(key)?.[2] ?? ''
  return readableSecrets().some(
    (secret) =>
      isSame(key, keyWith(secret, kind, { nonce, day })) ||
      isSame(key, proofOf(secret, kind, nonce)),
  )
}

function keyWith(secret: string, kind: Kind, { nonce, day }: Record<'nonce' | 'day', string>) {
  return nonce + keyIdOf(secret) + day + proofOf(secret, kind, nonce + day)
}

function proofOf(secret: string, kind: Kind, proven: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${kind} key`, 32))
  return createHmac('sha256', key).update(proven).digest('base64url').slice(0, 24)
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The secrets whose links open something now: the shop's, and until its time the one before. New links are made with the first. */
export function readableSecrets(now = new Date()): string[] {
  const { secret, formerSecret: former } = env
  return former && now < former.until ? [secret, former.secret] : [secret]
}

/** Every secret that is known, for finding what was stored under it. */
export function knownSecrets(): string[] {
  return env.formerSecret ? [env.secret, env.formerSecret.secret] : [env.secret]
}
