import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { InvalidRequest } from '@/domain/shop-error'
import { NoMorePasskeys, PasskeyIsKnown, PasskeyWrong } from '@/domain/staff/staff-error'
import { mailShop } from '../mails/mail-shop'
import {
  changeFactor,
  changePasskey,
  findFactor,
  findPasskeys,
  insertFactor,
  insertPasskey,
  type PasskeyRow,
} from '../records/users'
import { shopOrigin } from '../shop-origin'

const COUNTS_FOR_MS = 5 * 60 * 1000

const MOST_PASSKEYS = 10

const LONGEST_NAME = 60

/** Loaded when somebody uses it: nobody else waits for its certificates and curves. */
const load = () => import('@simplewebauthn/server')

export type ShownPasskey = { id: string; name: string; since: string; lastUsed: string | null }

/** What the page of their owner shows. */
export async function listPasskeys(payload: Payload, login: string): Promise<ShownPasskey[]> {
  const rows = await findPasskeys(payload, login)
  return rows.map(({ id, name, since, lastUsed }) => ({
    ...{ id, name, since },
    lastUsed: lastUsed ?? null,
  }))
}

/** What a browser makes a new passkey by. */
export async function beginPasskey(payload: Payload, { id, email }: { id: string; email: string }) {
  const [{ generateRegistrationOptions }, known, { name }] = await Promise.all([
    load(),
    findPasskeys(payload, id),
    mailShop(payload),
  ])
  if (known.length >= MOST_PASSKEYS) throw new NoMorePasskeys()
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: place().id,
    userName: email,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(payload, { id, challenge: options.challenge })
  return options
}

type NewPasskey = { id: string; name: unknown; response: unknown }

/** Keeps what the browser made. */
export async function addPasskey(payload: Payload, { id, name, response }: NewPasskey) {
  const called = typeof name === 'string' ? name.trim() : ''
  if (called === '') throw new InvalidRequest({ name: 'Give the passkey a name: “My phone”.' })
  if (called.length > LONGEST_NAME) {
    throw new InvalidRequest({ name: `Use at most ${LONGEST_NAME} letters for its name.` })
  }
  const expectedChallenge = await takeChallenge(payload, id)
  const { verifyRegistrationResponse } = await load()
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectedHere(),
    expectedChallenge,
    response: response as RegistrationResponseJSON,
  }).catch(refuse)
  if (!registrationInfo) throw new PasskeyWrong()
  const { id: credential, publicKey, counter, transports } = registrationInfo.credential
  const isNew = await insertPasskey(payload, {
    ...{ login: id, credential, counter, name: called, since: new Date().toISOString() },
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports?.join(' '),
  })
  if (!isNew) throw new PasskeyIsKnown()
}

/** What a browser asks a passkey of this login for; null: it has none. */
export async function askForPasskey(payload: Payload, id: string) {
  const known = await findPasskeys(payload, id)
  if (known.length === 0) return null
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: place().id,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'preferred',
  })
  await keepChallenge(payload, { id, challenge: options.challenge })
  return options
}

/** Throws PasskeyWrong unless one of this login signed the challenge that this login was given last, here, for the first time. */
export async function provePasskey(
  payload: Payload,
  { id, response }: { id: string; response: unknown },
): Promise<void> {
  const given = isRecord(response) ? response.id : null
  const expectedChallenge = await takeChallenge(payload, id)
  const row = (await findPasskeys(payload, id)).find(({ credential }) => credential === given)
  if (!row) throw new PasskeyWrong()
  const { verifyAuthenticationResponse } = await load()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedHere(),
    expectedChallenge,
    response: response as AuthenticationResponseJSON,
    credential: {
      id: row.credential,
      publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch(refuse)
  const used = { counter: authenticationInfo.newCounter, lastUsed: new Date().toISOString() }
  if (!verified || !(await changePasskey(payload, row, used))) throw new PasskeyWrong()
}

/** Where the shop is, as a browser says it of the page that asks. */
function place(): { id: string; origin: string } {
  const origin = shopOrigin()
  return { origin, id: new URL(origin).hostname }
}

function expectedHere() {
  const { id, origin } = place()
  return { expectedOrigin: origin, expectedRPID: id, requireUserVerification: false }
}

function descriptorOf({ credential, transports }: PasskeyRow) {
  return { id: credential, transports: transports?.split(' ') as never }
}

/** Whatever the library finds wrong with it: what was sent is no passkey for this. */
function refuse(): never {
  throw new PasskeyWrong()
}

/** One at a time for each login: the newest. */
async function keepChallenge(
  payload: Payload,
  { id, challenge }: { id: string; challenge: string },
): Promise<void> {
  const challengeUntil = new Date(Date.now() + COUNTS_FOR_MS).toISOString()
  await insertFactor(payload, id)
  await changeFactor(payload, { login: id, data: { challenge, challengeUntil } })
}

/** Of two who answer the same challenge at once, one has it. */
async function takeChallenge(payload: Payload, id: string): Promise<string> {
  const { challenge, challengeUntil } = (await findFactor(payload, id)) ?? {}
  if (!challenge || !challengeUntil) throw new PasskeyWrong()
  const found = { challenge: { equals: challenge } }
  const data = { challenge: null, challengeUntil: null }
  const isTaken = await changeFactor(payload, { login: id, found, data })
  if (!isTaken || Date.parse(challengeUntil) < Date.now()) throw new PasskeyWrong()
  return challenge
}
